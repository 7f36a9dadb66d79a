import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'contract/registry';
import type { Provenance, ReleaseFile, ReleaseFolder } from 'contract/release';
import { passChecks, type Smoke } from '../checks/passChecks';
import { toCanary, toStable } from '../deploy/changes';
import { withLease } from '../deploy/leases';
import { withOwners } from '../deploy/owners';
import { admit } from '../deploy/verdicts';
import { recordPassed } from '../releases/passed';
import { RELEASE_FILE, releasePrefix } from '../releases/releaseKeys';
import { upload } from '../releases/upload';
import { type Author, type Deployment, revise } from '../store/revisions';
import { slotOf, toRelease } from '../store/slots';
import type { Store } from '../store/store';
import { publisherIn } from '../trust/guard';

export interface Published {
  registry: Registry;
  /** Releases that were not deployed in this way before. */
  changed: ReleaseFile[];
}

interface PublishOptions {
  /** Share of visitors that get it, 0 to 100; everybody when left out. */
  canary?: number;
  /** Tries the releases in a browser; left out when the whole product is published together. */
  smoke?: Smoke;
  /** Requires a new version of shared-ui from a shell that offers more; also left out in that case. */
  raised?: boolean;
  /** Publishes releases in spite of a verdict (rolled back, blocked or withdrawn). */
  force?: boolean;
  /** Publishes only into an empty store. */
  first?: boolean;
  /** The sources it was built from; stored with the release. */
  provenance?: Provenance;
}

/**
 * Publishes releases: they become the stable ones (or canaries) in one revision, all or none. Releases that are already
 * deployed in this way stay unchanged.
 * @throws Error with the failed checks; nothing becomes visible then
 */
export async function publish(
  store: Store,
  folders: readonly ReleaseFolder[],
  author: Author,
  { canary, smoke, raised, force, first, provenance }: PublishOptions = {},
): Promise<Published> {
  const { guard } = store;
  const releases = folders.map(({ release }) => release);
  if (guard) for (const { name } of releases) publisherIn(guard, name);
  const prefixes = releases.map(({ name, id }) => releasePrefix(name, id));
  return withLease(store, prefixes, async () => {
    const manifests = new Map<string, string>();
    for (const folder of folders) manifests.set(folder.release.name, await upload(store, folder));

    let changed: ReleaseFile[] = [];
    const registry = await revise(store, author, async (now, { revision }) => {
      const isLate = first && revision > 1;
      changed = isLate ? [] : releases.filter((release) => !isDeployed(now, release, canary));
      if (changed.length === 0) return undefined;
      const open = changed.reduce((made, { name, id }) => admit(made, name, id, force), now);
      const next = changed.reduce((made, file) => {
        const { name } = file;
        const release = toRelease(file, manifests.get(name));
        if (canary === undefined) return toStable(name, release)(made);
        return toCanary(name, release, canary, `${name}-${revision}`)(made);
      }, open);
      await passChecks(store, open, changed, { smoke, raised, isCanary: canary !== undefined });
      for (const { name, id } of changed) {
        const { dir } = folders.find(({ release }) => release.name === name)!;
        const built = provenance && { provenance: { ...provenance, builtAt: builtAt(dir) } };
        await recordPassed(store, {
          name,
          id,
          by: author.by,
          tried: smoke !== undefined,
          ...built,
        });
      }
      return withOwners(now, next);
    });
    if (!registry) throw new Error('There is nothing to publish.');
    return { registry, changed };
  });
}

/** ISO 8601, UTC. */
const builtAt = (dir: string) => statSync(join(dir, RELEASE_FILE)).mtime.toISOString();

function isDeployed(now: Deployment, { name, id }: ReleaseFile, percent?: number): boolean {
  const slot = slotOf(now, name);
  // A release from before revisions contained hashes now gets its hash: until then nothing certifies its files.
  if (percent === undefined) return slot?.stable.id === id && slot.stable.manifest !== undefined;
  const { release, percent: share } = slot?.canary ?? {};
  return release?.id === id && release.manifest !== undefined && share === percent;
}
