import type { ReleaseFile } from 'contract/release';

import { claimedBy, type Owners, prefixOf } from '../deploy/owners';
import { type CheckFailure, type Combination, combinations, type ReleaseSet } from './releaseSet';
import { satisfies } from './satisfies';

/** @param candidates the checked releases, for the text */
export function linesOf(
  failures: readonly CheckFailure[],
  candidates: readonly Pick<ReleaseFile, 'name' | 'id'>[],
): string[] {
  return failures.map(({ check, packageName, sentence }) => {
    const id = candidates.find(({ name }) => name === packageName)?.id ?? '(deployed)';
    return `  [${check}] ${packageName} ${id} ${sentence}`;
  });
}

/** Largest entry of a remote, in bytes in transit: every visit of its first page waits for it. */
const MAX_ENTRY_BYTES = 8192;
/** Largest sum of a page's own scripts, in bytes gzipped. */
const MAX_PAGE_BYTES = 120_000;

/**
 * Checks releases together with everything else that is, or would be, deployed. Pure.
 * @param releaseSet the whole product after the change
 * @param candidates names of the packages that are new in it
 * @param canaries releases that some visitors get instead: the candidates must be compatible with them too
 * @param owners of addresses; left out where nothing is deployed yet
 */
export function checkReleases(
  releaseSet: ReleaseSet,
  candidates: readonly string[],
  canaries: readonly ReleaseFile[] = [],
  owners?: Owners,
): CheckFailure[] {
  return [
    ...unmet(combinations(releaseSet, candidates, canaries)),
    ...foreignAddresses(releaseSet, candidates, owners),
    ...tooBig(releaseSet, candidates),
  ];
}

/** A remote gets its libraries from the shell, so a new shell must still satisfy every remote. */
function unmet(combined: readonly Combination[]): CheckFailure[] {
  return combined.flatMap(({ shell, remotes }) => {
    const provided = shell.provides.shared;
    return provided ? remotes.flatMap((remote) => unmetBy(shell, provided, remote)) : [];
  });
}

function unmetBy(
  shell: ReleaseFile,
  provided: Record<string, string>,
  { name: packageName, requires }: ReleaseFile,
): CheckFailure[] {
  return Object.entries(requires)
    .filter(([name, range]) => !provided[name] || !satisfies(provided[name], range))
    .map(([name, range]) => ({
      check: 'requirements' as const,
      packageName,
      sentence:
        `needs ${name} ${range}, but shell ${shell.id} provides ${provided[name] ?? 'none'}. ` +
        'Publish a shell that provides it first, or require less in peerDependencies.',
    }));
}

function tooBig(releaseSet: ReleaseSet, candidates: readonly string[]): CheckFailure[] {
  return candidates.flatMap((packageName) => {
    const { entry, files, preload } = releaseSet.get(packageName)!;
    const size = (kind: 'brotli' | 'gzip', file: string) =>
      files[file]?.[kind] ?? files[file]!.bytes;
    const failures: CheckFailure[] = [];
    const entrySize = size('brotli', entry);
    if (packageName !== 'shell' && entrySize > MAX_ENTRY_BYTES) {
      const sentence = `has an entry of ${entrySize} bytes (brotli); at most ${MAX_ENTRY_BYTES} are allowed. Fewer chunks make it smaller.`;
      failures.push({ check: 'size', packageName, sentence });
    }
    for (const [path, scripts] of Object.entries(preload)) {
      const sum = scripts.reduce((bytes, file) => bytes + size('gzip', file), 0);
      if (sum <= MAX_PAGE_BYTES) continue;
      const sentence = `needs ${sum} bytes (gzip) of scripts for ${path}, at most ${MAX_PAGE_BYTES}. Load what is not seen at first by import().`;
      failures.push({ check: 'size', packageName, sentence });
    }
    return failures;
  });
}

/**
 * Addresses that a release claims although its package does not own them: those of other packages, those without an
 * owner, and patterns that match more than the package's own prefixes.
 * @param owners left out when nothing is deployed yet: each package then owns the addresses it brings
 */
function foreignAddresses(
  releaseSet: ReleaseSet,
  candidates: readonly string[],
  owners: Owners = claimedBy(
    Object.fromEntries([...releaseSet].map(([name, { provides }]) => [name, provides.routes])),
  ),
): CheckFailure[] {
  return candidates.flatMap((packageName) =>
    releaseSet.get(packageName)!.provides.routes.flatMap(({ path }) => {
      const prefix = prefixOf(owners, path);
      if (prefix && owners[prefix] === packageName) return [];
      const own = Object.keys(owners).filter((one) => owners[one] === packageName);
      const whose = prefix ? `${prefix} belongs to ${owners[prefix]}` : 'it has no owner';
      const sentence =
        `claims ${path}, but ${whose}; its own prefixes are ${own.join(', ') || 'none'}. Remove it from ` +
        'routes.tsx, or propose another owner with `mfe owners`, which a second person approves.';
      return [{ check: 'addresses' as const, packageName, sentence }];
    }),
  );
}
