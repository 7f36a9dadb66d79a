import type { Store } from '../store/store';
import { revisionsOf } from './history';
import { releasesOf, slotsIn } from './verify';

/** What is kept: the last revisions by number, and all that are younger than some days. */
export interface Kept {
  revisions: number;
  days: number;
}

const DAY = 24 * 60 * 60 * 1000; // milliseconds

/**
 * Finds releases that no kept revision names: an open tab is never older than they are.
 * @param now milliseconds since the epoch
 * @returns their prefixes in the store, e.g. `releases/remote-x/1.0.0-aaaaaaaa/`
 */
export async function garbage(store: Store, kept: Kept, now: number): Promise<string[]> {
  const named = new Set<string>();
  let seen = 0;
  for await (const revision of revisionsOf(store, Number.POSITIVE_INFINITY)) {
    seen += 1;
    const young = now - Date.parse(revision.at) < kept.days * DAY;
    if (!young && seen > kept.revisions) break;
    for (const [name, slot] of slotsIn(revision)) {
      for (const { id } of releasesOf(slot)) named.add(`releases/${name}/${id}/`);
    }
  }
  const keys = await store.list('releases/');
  const prefixes = new Set(keys.map((key) => `${key.split('/').slice(0, 3).join('/')}/`));
  return [...prefixes].filter((prefix) => !named.has(prefix));
}

/** Removes them; release.json first, so that half a release is never taken for a whole one. */
export async function remove(store: Store, prefixes: readonly string[]): Promise<void> {
  for (const prefix of prefixes) {
    await store.remove(`${prefix}release.json`);
    for (const key of await store.list(prefix)) await store.remove(key);
  }
}
