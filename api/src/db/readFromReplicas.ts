import type { Pool } from 'pg';

import { findCompleteReplica } from './findCompleteReplica';
import { isUnavailable } from './isUnavailable';
import { ownReads } from './ownReads';
import { PrimaryWatch } from './PrimaryWatch';
import { LeftOut, Replica } from './Replica';

/** Also without reads, so that an unavailable server is known beforehand. */
const CHECK_INTERVAL_MS = 500;

export type ReplicaPool = ReturnType<typeof readFromReplicas>;

/** Connections to a replica: those for statements, and one to poll its position. */
interface ReplicaPools {
  pool: Pool;
  watch: Pool;
}

/**
 * Runs read-only statements on a replica that shows everything acknowledged before the statement arrived (decision
 * 076), or on the primary if there is none. While the primary is down, it uses a replica that had everything when the
 * primary was last up (decision 090).
 * @param watch a separate connection to the primary, so that polls do not wait behind writes
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
    if (written === undefined) void findCompleteReplica(server, replicas); // detects the successor before the former primary returns
  }
  const checking = setInterval(() => void check(), CHECK_INTERVAL_MS);
  checking.unref();
  void check();

  return {
    /** Private data: from the primary; while it is down from a complete replica. */
    own: ownReads(primary.query.bind(primary) as Pool['query'], server, replicas),
    /** Drizzle's form: a statement and its values. */
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
    /** How long ago the best one was up to date, milliseconds; since the start for one that never was. */
    lag: () => Math.min(performance.now(), ...replicas.map(({ age }) => age)),
    /** Maximum age of the data, milliseconds; undefined while the primary is up. */
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
