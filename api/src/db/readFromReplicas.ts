import type { Pool } from 'pg';

import { isUnavailable } from './isUnavailable';
import { latest } from './latest';
import { clusterOf, writtenTo } from './positions';
import { Replica } from './Replica';

/** With so many milliseconds between questions, however many read, the primary has 200 a second of a process. */
const ASK_EVERY_MS = 5;

export type ReplicaPool = ReturnType<typeof readFromReplicas>;

/**
 * Statements that only read, each asked of a replica that shows everything that was acknowledged before the
 * statement came (decision 076); of the primary when there is none.
 * @param watch a connection to the primary of its own, so that reads do not wait behind writes
 */
export function readFromReplicas(primary: Pool, watch: Pool, pools: Pool[]) {
  const position = latest(() => writtenTo(watch), ASK_EVERY_MS);
  const replicas = pools.map(
    (pool) => new Replica(pool, { position, cluster: () => clusterOf(watch) }),
  );
  let turn = 0;

  async function choose(): Promise<Replica | undefined> {
    for (const replica of replicas) replica.joinLater();
    const used = replicas.filter(({ isUsed }) => isUsed);
    if (used.length === 0) return undefined;
    turn += 1;
    const replica = used[turn % used.length]!;
    const written = await position().catch(() => undefined);
    return written !== undefined && (await replica.has(written)) ? replica : undefined;
  }

  for (const replica of replicas) replica.joinLater();
  return {
    /** In the shape Drizzle asks: a statement and its values. */
    async query(...asked: Parameters<Pool['query']>) {
      const replica = await choose();
      if (!replica) return primary.query(...asked);
      try {
        return await replica.pool.query(...asked);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        replica.leaveOut();
        return primary.query(...asked);
      }
    },
    used: () => replicas.filter(({ isUsed }) => isUsed).length,
    close: () => Promise.all([watch, ...pools].map((pool) => pool.end())),
  };
}
