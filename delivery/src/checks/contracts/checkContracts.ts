import type { ReleaseFile } from 'contract/release';

import { CONTRACT_FILE, releasePrefix } from '../../releases/releaseKeys';
import type { Store } from '../../store/store';
import type { CheckFailure, Combination } from '../sets/releaseSet';
import { type Contracted, checkContract } from './checkContract';

/**
 * Checks releases by types against the deployed ones: a remote against the shell, a shell against every remote.
 * Releases older than contracts are left out.
 */
export async function checkContracts(
  store: Store,
  combined: readonly Combination[],
): Promise<CheckFailure[]> {
  const found = combined.map(async (combination) => {
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
