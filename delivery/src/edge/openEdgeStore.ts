import type { FastifyBaseLogger } from 'fastify';

import type { EdgeSettings } from '../env';
import { mirroredStore } from '../store/mirroredStore';
import { openStore, type Store } from '../store/store';
import { edgeLogger } from './log';

/** For an unreachable bucket. */
const REPORT_INTERVAL_MS = 60_000;

/** The store as the edge reads it: a folder directly, a bucket through a local folder. */
export function openEdgeStore(
  settings: EdgeSettings,
  log: FastifyBaseLogger = edgeLogger(settings),
): Store {
  const { storeUrl, mirrorDir, guard } = settings;
  const store = { ...openStore(storeUrl), guard };
  if (store.folder) return store;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return mirroredStore(store, mirrorDir, (error) => {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    log.error(
      { err: error },
      'The bucket of STORE_URL cannot be reached. The edge serves the releases it has copied.',
    );
  });
}
