import type { ReleaseFile } from 'tooling/release';

import { CONTRACT_FILE, releasePrefix } from '../../publish/releaseKeys';
import type { Store } from '../../store/store';
import type { Cast, Refusal } from '../gate';
import { type Contracted, judgeContract } from './judgeContract';

/**
 * Judges releases by types beside what is deployed: a remote against the shell, a shell against
 * every remote. A release from before there were contracts is left out.
 * @param cast the whole product as it would be
 * @param candidates names of the parts that are new in it
 * @param canaries releases that some visitors get: a new shell has to suit them too
 */
export async function judgeContracts(
  store: Store,
  cast: Cast,
  candidates: readonly string[],
  canaries: readonly ReleaseFile[],
): Promise<Refusal[]> {
  const shell = await withContract(store, cast.get('shell'));
  if (!shell) return [];
  const everybody = [...cast.values(), ...canaries];
  const judged = everybody.filter(({ name }) => {
    return name !== 'shell' && (candidates.includes('shell') || candidates.includes(name));
  });
  const remotes = await Promise.all(judged.map((one) => withContract(store, one)));
  const found = remotes.map((remote) => (remote ? judgeContract(remote, shell) : []));
  return (await Promise.all(found)).flat();
}

async function withContract(
  store: Store,
  release: ReleaseFile | undefined,
): Promise<Contracted | undefined> {
  if (!release?.contract) return undefined;
  const key = releasePrefix(release.name, release.id) + CONTRACT_FILE;
  const content = await store.read(key);
  if (!content) throw new Error(`${key} is not in the store.`);
  return { release, contract: content.toString('utf8') };
}
