import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { findCompleteReplica } from './findCompleteReplica';
import { isUnavailable } from './isUnavailable';
import type { PrimaryWatch } from './PrimaryWatch';
import { LeftOut, type Replica } from './Replica';

/**
 * So long a read looks for a replica that is complete; after that it waits for the primary, as writes do. With what
 * that may take it has an answer before the edge gives up.
 */
const MAX_SEARCH_MS = 2_500;
const POLL_INTERVAL_MS = 100;

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
  /** @returns undefined when the primary has to answer */
  async function askReplica(asked: Parameters<Query>): Promise<{ answer: unknown } | undefined> {
    const end = performance.now() + MAX_SEARCH_MS;
    while (server.isAway && server.waitsForFollowers && performance.now() < end) {
      const replica = await findCompleteReplica(server, replicas);
      if (!replica) await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
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

const isWrite = (error: unknown) => (error as NodeJS.ErrnoException).code === '25006';
