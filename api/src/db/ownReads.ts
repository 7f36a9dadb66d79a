import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { isUnavailable } from './isUnavailable';
import type { PrimaryWatch } from './PrimaryWatch';
import { LeftOut, type Replica } from './Replica';

/**
 * So long a read looks for a replica that is complete; after that it waits for the primary, as writes do. With what
 * that may take it has an answer before the edge gives up.
 */
const MAX_SEARCH_MS = 2_500;
const LOOK_EVERY_MS = 100;

type Query = (...asked: Parameters<Pool['query']>) => Promise<unknown>;

/**
 * Reads of what is one's own, sessions too, go on while the primary is away: each is asked of a replica that shows
 * everything that was ever acknowledged to anybody (decision 097). Whatever is no plain read stays with the primary.
 * @param askPrimary what the primary is asked by
 */
export function ownReads(
  askPrimary: Query,
  server: PrimaryWatch,
  replicas: readonly Replica[],
): Query {
  /**
   * The primary acknowledged nothing that not one of its followers had: who has as much as the one that has most,
   * among all of them, lacks nothing. A follower that took its place had it all, and has what was written since.
   */
  async function findComplete(): Promise<Replica | undefined> {
    const all = await Promise.all(
      replicas.map(async (replica) => ({ replica, state: await replica.state() })),
    );
    const copies = all.flatMap(({ replica, state }) => (state ? [{ replica, ...state }] : []));
    // One that takes writes on the same timeline is the primary itself, which may be a former one.
    const heirs = copies.filter(({ timeline = Infinity }) => timeline > server.timeline);
    if (heirs.length === 0 || heirs.length < server.followers) return undefined;
    const successor = newest(heirs, ({ timeline = 0 }) => timeline);
    if (successor.timeline !== undefined) return successor.replica;
    const { received } = newest(heirs, (heir) => heir.received);
    return heirs.find(({ shown }) => shown >= received)?.replica;
  }

  /** @returns undefined when the primary has to answer */
  async function askReplica(asked: Parameters<Query>): Promise<{ answer: unknown } | undefined> {
    const end = performance.now() + MAX_SEARCH_MS;
    while (server.isAway && server.waitsForFollowers && performance.now() < end) {
      const replica = await findComplete();
      if (!replica) await sleep(LOOK_EVERY_MS, undefined, { ref: false });
      else
        try {
          return { answer: await replica.query(...asked) };
        } catch (error) {
          if (isWrite(error)) return undefined;
          if (!(error instanceof LeftOut) && !isUnavailable(error)) throw error;
          replica.leaveOut();
        }
    }
    return undefined;
  }

  return async (...asked) => {
    if (!isPlainRead(asked[0])) return askPrimary(...asked);
    if (!server.isAway) {
      const settled = askPrimary(...asked).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      const first = await server.unlessAway(settled);
      if (first && 'answer' in first) return first.answer;
      if (first && !isUnavailable(first.error)) throw first.error;
      await server.position(); // a connection that broke says nothing of the server
    }
    const found = await askReplica(asked);
    return found ? found.answer : askPrimary(...asked);
  };
}

/** One that says by its first word that it changes nothing, and locks nothing. */
function isPlainRead(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  return (
    text !== undefined && /^\s*select\b/i.test(text) && !/\bfor (no |key |update|share)/i.test(text)
  );
}

const newest = <T>(all: readonly T[], of: (one: T) => number) =>
  all.reduce((best, each) => (of(each) > of(best) ? each : best));

const isWrite = (error: unknown) => (error as NodeJS.ErrnoException).code === '25006';
