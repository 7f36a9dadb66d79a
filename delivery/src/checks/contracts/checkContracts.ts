import type { ReleaseFile } from 'contract/release';

import { CONTRACT_FILE, releasePrefix } from '../../releases/releaseKeys';
import type { Store } from '../../store/store';
import { combinations } from '../sets/combinations';
import type { CheckFailure, ReleaseSet } from '../sets/releaseSet';
import { type Contracted, checkContract } from './checkContract';

/**
 * Checks releases by types against the deployed ones: a remote against the shell, a shell against every remote.
 * Releases older than contracts are left out.
 * @param releaseSet the whole product after the change
 * @param candidates names of the packages that are new in it
 * @param canaries releases that some visitors get: the candidates must be compatible with them too
 */
export async function checkContracts(
  store: Store,
  releaseSet: ReleaseSet,
  candidates: readonly string[],
  canaries: readonly ReleaseFile[],
): Promise<CheckFailure[]> {
  const found = combinations(releaseSet, candidates, canaries).map(async (combination) => {
    const shell = await withContract(store, combination.shell);
    if (!shell) return [];
    const remotes = await Promise.all(combination.remotes.map((one) => withContract(store, one)));
    return Promise.all(remotes.map((remote) => (remote ? checkContract(remote, shell) : [])));
  });
  return (await Promise.all(found)).flat(2);
}

async function withContract(store: Store, release: ReleaseFile): Promise<Contracted | undefined> {
  if (!release.contract) return undefined;
  const key = releasePrefix(release.name, release.id) + CONTRACT_FILE;
  const content = await store.read(key);
  if (!content) throw new Error(`${key} is not in the store.`);
  return { release, contract: content.toString('utf8') };
}
