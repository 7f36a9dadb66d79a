import { MAPS_FILE } from 'tooling/release';

import { judge } from '../gate/gate';
import { readRelease, UnreadableRelease } from '../publish/readRelease';
import { CONTRACT_FILE, mapsKey, releasePrefix, SERVER_FILE } from '../publish/releaseKeys';
import { isAsSealed } from '../publish/upload';
import type { Store } from '../store/store';
import { revisionsOf } from './history';
import { ownersOf } from './owners';
import { releasesOf, slotsIn } from './slots';

/**
 * Looks whether what is deployed can be served: every byte of every release that the newest
 * revisions name, and whether the stable ones suit each other.
 * @param depth how many revisions back
 * @returns one sentence for each thing that is wrong
 */
export async function verify(store: Store, depth: number): Promise<string[]> {
  const faults: string[] = [];
  const looked = new Set<string>();
  for await (const revision of revisionsOf(store, depth)) {
    for (const [name, slot] of slotsIn(revision)) {
      for (const { id } of releasesOf(slot)) {
        if (looked.has(`${name}/${id}`)) continue;
        looked.add(`${name}/${id}`);
        faults.push(...(await faultsOf(store, name, id)));
      }
    }
  }
  return [...faults, ...(await misfits(store))];
}

async function faultsOf(store: Store, name: string, id: string): Promise<string[]> {
  const release = await readOrFault(store, name, id);
  if (typeof release === 'string') return [release];
  if (!release) return [`${name} ${id} is named by a revision, but not in the store.`];
  const prefix = releasePrefix(name, id);
  const faults: string[] = [];
  const files = [...Object.keys(release.files), SERVER_FILE];
  if (release.contract) files.push(CONTRACT_FILE);
  const keys = files.map((file) => [file, prefix + file]);
  if (release.maps) keys.push([MAPS_FILE, mapsKey(name, id)]);
  for (const [file, key] of keys) {
    const content = await store.read(key!);
    if (!content) faults.push(`${key} is missing.`);
    else if (!isAsSealed(release, file!, content)) faults.push(`${key} is not what was published.`);
  }
  return faults;
}

/** A release, or the sentence that says why it cannot be read. */
async function readOrFault(store: Store, name: string, id: string) {
  try {
    return await readRelease(store, name, id);
  } catch (error) {
    if (error instanceof UnreadableRelease) return error.message;
    throw error;
  }
}

async function misfits(store: Store): Promise<string[]> {
  for await (const head of revisionsOf(store, 1)) {
    const files = slotsIn(head).map(([name, { stable }]) => readOrFault(store, name, stable.id));
    const found = (await Promise.all(files)).filter((file) => typeof file === 'object');
    const cast = new Map(found.map((file) => [file.name, file]));
    const refusals = judge(cast, [...cast.keys()], [], ownersOf(head));
    return refusals.map(({ part, sentence }) => `${part} ${sentence}`);
  }
  return [];
}
