import type { ReleaseFile } from 'contract/release';

/** Releases that would be deployed together, by package. */
export type ReleaseSet = ReadonlyMap<string, ReleaseFile>;

/** Why a release may not be published: what was checked, expected and found, and how to mend it. */
export interface CheckFailure {
  check: 'requirements' | 'addresses' | 'size' | 'contract' | 'api' | 'smoke';
  packageName: string;
  sentence: string;
}

/** A shell, and the remotes that visitors may get in it. */
export interface Combination {
  shell: ReleaseFile;
  remotes: ReleaseFile[];
}

/**
 * The combinations to check: a new shell with all remotes and their canaries, a new remote with each shell that
 * visitors may get.
 * @param candidates names of the packages that are new in the releaseSet
 */
export function combinations(
  releaseSet: ReleaseSet,
  candidates: readonly string[],
  canaries: readonly ReleaseFile[],
): Combination[] {
  const isRemote = ({ name }: ReleaseFile) => name !== 'shell';
  const all = [...releaseSet.values(), ...canaries].filter(isRemote);
  const added = [...releaseSet.values()].filter(
    (one) => isRemote(one) && candidates.includes(one.name),
  );
  const shell = releaseSet.get('shell');
  const own = shell && { shell, remotes: candidates.includes('shell') ? all : added };
  const tried = canaries.filter((one) => !isRemote(one));
  return [...(own ? [own] : []), ...tried.map((one) => ({ shell: one, remotes: added }))];
}
