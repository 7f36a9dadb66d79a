import type { Store } from '../store/store';
import { staleNotes } from './leases';

/** No process writes one file for longer than this, in milliseconds. */
const MAX_WRITE_MS = 24 * 60 * 60_000;

/**
 * Finds what killed publishes left behind: leases and unfinished files. A running process renews its leases and
 * finishes each file long before it counts as a leftover.
 * @param now milliseconds since the epoch
 * @returns keys that can be deleted
 */
export async function leftovers(store: Store, now: number): Promise<string[]> {
  const halves = (await store.halves?.(now - MAX_WRITE_MS)) ?? [];
  return [...(await staleNotes(store, now)), ...halves];
}
