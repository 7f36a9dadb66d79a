import type { LockEntry, Lockfile } from '../packages';

export interface LockedPackage {
  /** e.g. `node_modules/pino`; `api` for a workspace, empty for the root. */
  place: string;
  name: string;
  version: string;
  license?: string;
  /** `sha512-…`, base64. */
  integrity?: string;
  need: 'required' | 'optional' | 'dev';
  isOwn: boolean;
  asksFor: string[];
}

/** All packages of a lockfile, each with its dependencies as Node would resolve them. */
export function lockedPackages({ packages }: Lockfile): LockedPackage[] {
  const findFrom = (place: string, name: string) => {
    for (let at: string | undefined = place; at !== undefined; at = parentOf(at)) {
      const found = [at, 'node_modules', name].filter(Boolean).join('/');
      const entry = packages[found];
      if (entry) return entry.link ? entry.resolved : found;
    }
    return undefined;
  };

  return Object.entries(packages)
    .filter(([, { link }]) => !link)
    .map(([place, entry]) => {
      const isOwn = !place.includes('node_modules/');
      const asked = {
        ...entry.dependencies,
        ...entry.optionalDependencies,
        ...entry.peerDependencies,
        ...(isOwn && entry.devDependencies),
      };
      return {
        place,
        name: entry.name ?? place.split('node_modules/').at(-1)!,
        version: entry.version ?? '0.0.0',
        license: entry.license,
        integrity: entry.integrity,
        need: needOf(entry),
        isOwn,
        asksFor: Object.keys(asked)
          .map((name) => findFrom(place, name))
          .filter((found) => found !== undefined),
      };
    });
}

function needOf({ dev, devOptional, optional }: LockEntry): LockedPackage['need'] {
  if (dev || devOptional) return 'dev';
  return optional ? 'optional' : 'required';
}

/** The next folder up where Node looks; undefined above the root. */
function parentOf(place: string): string | undefined {
  if (place === '') return undefined;
  const nested = place.lastIndexOf('/node_modules/');
  return nested < 0 ? '' : place.slice(0, nested);
}
