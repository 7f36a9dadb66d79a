import type { Store } from '../store/store';
import { staleNotes } from './leases';

/** Nobody writes at one file for so long, milliseconds. */
const MAX_WRITE_MS = 24 * 60 * 60_000;

/**
 * Finds what killed publishes left behind: their notes, and files they had not finished. A living
 * one renews its notes and is done with a file long before it counts as left.
 * @param now milliseconds since the epoch
 * @returns keys that can be removed
 */
export async function leftovers(store: Store, now: number): Promise<string[]> {
  const halves = (await store.halves?.(now - MAX_WRITE_MS)) ?? [];
  return [...(await staleNotes(store, now)), ...halves];
}
