import type { Pool } from 'pg';

import { findCompleteReplica } from './findCompleteReplica';
import { isUnavailable } from './isUnavailable';
import { ownReads } from './ownReads';
import { PrimaryWatch } from './PrimaryWatch';
import { LeftOut, Replica } from './Replica';

/** Also without reads, so that a server that is away or hangs is known beforehand. */
const CHECK_INTERVAL_MS = 500;

export type ReplicaPool = ReturnType<typeof readFromReplicas>;

/** Connections to a replica: those that statements get, and one to ask how far it is. */
export interface ReplicaPools {
  pool: Pool;
  watch: Pool;
}

/**
 * Statements that only read, each asked of a replica that shows everything that was acknowledged before the
 * statement came (decision 076); of the primary when there is none. While the primary is away, of one that
 * had everything when it was last there (decision 090).
 * @param watch a connection to the primary of its own, so that reads do not wait behind writes
 */
export function readFromReplicas(primary: Pool, watch: Pool, pools: ReplicaPools[]) {
  const server = new PrimaryWatch(watch);
  const replicas = pools.map((each) => new Replica(each.pool, each.watch, server));
  const used = () => replicas.filter(({ isUsed }) => isUsed);
  const recent = () => replicas.filter(({ isRecent }) => isRecent);
  let turn = 0;

  async function choose(): Promise<Replica | undefined> {
    for (const replica of replicas) replica.joinLater();
    if (used().length === 0) return undefined;
    const written = await server.position();
    turn += 1;
    const among = written === undefined ? recent() : used();
    const replica = among[turn % among.length];
    return replica && (written === undefined || (await replica.has(written))) ? replica : undefined;
  }

  let before: number | undefined;
  async function check() {
    for (const replica of replicas) replica.joinLater();
    const written = await server.position();
    for (const replica of replicas) {
      void replica.check(written);
      if (written !== undefined) void replica.following.note(before ?? written);
    }
    before = written;
    if (written === undefined) void findCompleteReplica(server, replicas); // its successor is to be known before it comes back
  }
  const checking = setInterval(() => void check(), CHECK_INTERVAL_MS);
  checking.unref();
  void check();

  return {
    /** What is not for everybody: of the primary, and while it is away of a replica that lacks nothing. */
    own: ownReads(primary.query.bind(primary) as Pool['query'], server, replicas),
    /** In the shape Drizzle asks: a statement and its values. */
    async query(...asked: Parameters<Pool['query']>) {
      for (let tries = 0; tries < replicas.length; tries += 1) {
        const replica = await choose();
        if (!replica) break;
        try {
          return await replica.query(...asked);
        } catch (error) {
          if (!(error instanceof LeftOut) && !isUnavailable(error)) throw error;
          replica.leaveOut();
        }
      }
      return primary.query(...asked);
    },
    used: () => used().length,
    followers: () => replicas.filter(({ following }) => following.toTheEnd).length,
    /** How long ago the best of them had everything, milliseconds; of one that never had: since the start. */
    lag: () => Math.min(performance.now(), ...replicas.map(({ age }) => age)),
    /** How old what is read may be, milliseconds; undefined while the primary says what replicas lack. */
    age: () =>
      server.isAway && recent().length > 0
        ? Math.max(...recent().map(({ age }) => age))
        : undefined,
    async close() {
      clearInterval(checking);
      const all = [watch, ...pools.flatMap((each) => [each.pool, each.watch])];
      await Promise.all(all.map((pool) => pool.end()));
    },
  };
}
