import type { Release } from 'contract/registry';
import { MAPS_FILE } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { checkReleases } from '../checks/checkReleases';
import { revisionsOf } from '../deploy/history';
import { ownersOf } from '../deploy/owners';
import {
  noneIfUnreadable,
  readRelease,
  readStoredRelease,
  type StoredRelease,
  UnreadableRelease,
} from '../releases/readRelease';
import {
  CONTRACT_FILE,
  mapsKey,
  PASSED_FILE,
  RELEASE_FILE,
  releasePrefix,
  SERVER_FILE,
} from '../releases/releaseKeys';
import { isAsSealed } from '../releases/upload';
import { readHead } from '../store/revisions';
import { releasesIn, slotsIn } from '../store/slots';
import type { Store } from '../store/store';

/**
 * Checks whether the deployed releases can be served: every byte of every release in the newest revisions, and whether
 * the stable ones are compatible.
 * @param depth how many revisions back
 * @returns one sentence per fault
 */
export async function verify(store: Store, depth: number): Promise<string[]> {
  const faults: string[] = [];
  const looked = new Set<string>();
  try {
    for await (const revision of revisionsOf(store, depth)) {
      for (const { name, release } of releasesIn(revision)) {
        if (looked.has(`${name}/${release.id}`)) continue;
        looked.add(`${name}/${release.id}`);
        faults.push(...(await faultsOf(store, name, release)));
      }
    }
  } catch (error) {
    return [...faults, (error as Error).message]; // the registry itself is not valid
  }
  return [...faults, ...(await misfits(store))];
}

const NAMELESS =
  'was published before revisions contained hashes, so its files cannot be verified. Publish it again.';

async function faultsOf(store: Store, name: string, { id, manifest }: Release): Promise<string[]> {
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

async function misfits(store: Store): Promise<string[]> {
  const head = await readHead(store);
  if (!head) return [];
  const files = slotsIn(head).map(([name, { stable }]) =>
    readRelease(store, name, stable.id).catch(noneIfUnreadable),
  );
  const found = (await Promise.all(files)).filter((file) => file !== undefined);
  const releaseSet = new Map(found.map((file) => [file.name, file]));
  const failures = checkReleases(releaseSet, [...releaseSet.keys()], [], ownersOf(head));
  return failures.map(({ packageName, sentence }) => `${packageName} ${sentence}`);
}
