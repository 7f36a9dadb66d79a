import { readOwnDir, readStoreGuard, readStoreUrl } from '../env';
import { checkpointOf } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { keepLocalTrust } from '../trust/files';

/**
 * The store of `npm start`. A store in the data folder is signed with a key that the first start creates there; for a
 * store elsewhere, variables name the trusted keys.
 */
export async function openOwnStore(env: NodeJS.ProcessEnv): Promise<Store> {
  const store = openStore(readStoreUrl(env));
  const known = readStoreGuard(undefined, env);
  const dataDir = readOwnDir(env);
  if (known) return { ...store, guard: known };
  if (dataDir === undefined) return store;
  const { checkpoint } = await checkpointOf(store); // from before keys were used
  keepLocalTrust(dataDir, checkpoint);
  return { ...store, guard: readStoreGuard(undefined, env) };
}
