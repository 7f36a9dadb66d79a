import type { EdgeSettings } from '../env';
import { mirroredStore } from '../store/mirroredStore';
import { openStore, type Store } from '../store/store';

/** A bucket is told of as unreachable no more often than this, milliseconds. */
const QUIET = 60_000;

/** The store as the edge reads it: a folder as it is, a bucket through a folder of this machine. */
export function openEdgeStore({ storeUrl, mirrorDir }: EdgeSettings): Store {
  const store = openStore(storeUrl);
  if (store.folder) return store;
  let toldAt = Number.NEGATIVE_INFINITY;
  return mirroredStore(store, mirrorDir, (error) => {
    if (performance.now() - toldAt < QUIET) return;
    toldAt = performance.now();
    console.error(error instanceof Error ? error.message : error);
  });
}
