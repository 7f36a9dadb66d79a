import { claimedBy, type Owners, prefixOf } from '../deploy/owners';
import type { CheckFailure, ReleaseSet } from './sets/releaseSet';

/**
 * Addresses that a release claims although its package does not own them: those of other packages, those without an
 * owner, and patterns that match more than the package's own prefixes.
 * @param owners left out when nothing is deployed yet: each package then owns the addresses it brings
 */
export function foreignAddresses(
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
