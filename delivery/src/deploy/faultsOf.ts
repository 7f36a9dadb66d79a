import type { Release } from 'contract/registry';
import { MAPS_FILE } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { readStoredRelease, type StoredRelease, UnreadableRelease } from '../releases/readRelease';
import {
  CONTRACT_FILE,
  mapsKey,
  PASSED_FILE,
  RELEASE_FILE,
  releasePrefix,
  SERVER_FILE,
} from '../releases/releaseKeys';
import { isAsSealed } from '../releases/upload';
import type { Store } from '../store/store';

const NAMELESS =
  'was published before revisions contained hashes, so its files cannot be verified. Publish it again.';

/** Faults of a stored release, one sentence each. */
export async function faultsOf(
  store: Store,
  name: string,
  { id, manifest }: Release,
): Promise<string[]> {
  const prefix = releasePrefix(name, id);
  const content = await store.read(prefix + RELEASE_FILE);
  if (!content) return [`${name} ${id} is named by a revision, but is not in the store.`];
  if (manifest === undefined && store.guard) return [`${name} ${id} ${NAMELESS}`];
  if (manifest !== undefined && integrityOf(content) !== manifest) {
    return [`${prefix}${RELEASE_FILE} is not what was published.`];
  }
  try {
    const stored = await readStoredRelease(store, name, id);
    return stored ? filesFaults(store, prefix, stored) : [];
  } catch (error) {
    if (error instanceof UnreadableRelease) return [error.message];
    throw error;
  }
}

async function filesFaults(store: Store, prefix: string, { file: release }: StoredRelease) {
  const faults: string[] = [];
  const hidden = release.contract ? [SERVER_FILE, CONTRACT_FILE] : [SERVER_FILE];
  const known = [...Object.keys(release.files), ...hidden];
  const keys = known.map((file) => [file, prefix + file] as const);
  const maps = [MAPS_FILE, mapsKey(release.name, release.id)] as const;
  for (const [file, key] of release.maps ? [...keys, maps] : keys) {
    const content = await store.read(key);
    if (!content) faults.push(`${key} is missing.`);
    else if (!isAsSealed(release, file, content)) faults.push(`${key} is not what was published.`);
  }
  const expected = new Set([...known, RELEASE_FILE, PASSED_FILE]);
  for (const key of await store.list(prefix)) {
    const plain = key.slice(prefix.length).replace(/\.(br|gz)$/, '');
    if (!expected.has(plain)) faults.push(`${key} belongs to no release.`);
  }
  return faults;
}
