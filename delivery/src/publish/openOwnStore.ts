import { readOwnDir, readStoreGuard, readStoreUrl } from '../env';
import { checkpointOf } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { keepLocalTrust } from '../trust/files';

/**
 * The store of `npm start`. What lies in the data folder is signed by a key that the first start makes
 * there; of a store elsewhere the variables say who is believed.
 */
export async function openOwnStore(env: NodeJS.ProcessEnv): Promise<Store> {
  const store = openStore(readStoreUrl(env));
  const known = readStoreGuard(undefined, env);
  const dataDir = readOwnDir(env);
  if (known) return { ...store, guard: known };
  if (dataDir === undefined) return store;
  const { checkpoint } = await checkpointOf(store); // made before there were keys
  keepLocalTrust(dataDir, checkpoint);
  return { ...store, guard: readStoreGuard(undefined, env) };
}
