import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { findCompleteReplica } from './findCompleteReplica';
import { isUnavailable } from './isUnavailable';
import type { PrimaryWatch } from './PrimaryWatch';
import { LeftOut, type Replica } from './Replica';

/**
 * How long a read searches for a complete replica; then it waits for the primary, as writes do. Together this stays
 * below the timeout of the edge.
 */
const MAX_SEARCH_MS = 2_500;
const POLL_INTERVAL_MS = 100;

type Query = (...asked: Parameters<Pool['query']>) => Promise<unknown>;

/**
 * Reads of a user's own data, sessions included, continue while the primary is down. Each uses a replica that shows
 * everything that was ever acknowledged (decision 097). Everything except plain reads needs the primary.
 * @param askPrimary queries the primary
 */
export function ownReads(
  askPrimary: Query,
  server: PrimaryWatch,
  replicas: readonly Replica[],
): Query {
  /** @returns undefined when the primary has to be asked */
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
      await server.position(); // a broken connection does not mean that the server is down
    }
    const found = await askReplica(asked);
    return found ? found.answer : askPrimary(...asked);
  };
}

/** Whether the first word shows that a statement neither writes nor locks. */
function isPlainRead(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  return (
    text !== undefined && /^\s*select\b/i.test(text) && !/\bfor (no |key |update|share)/i.test(text)
  );
}

const isWrite = (error: unknown) => (error as NodeJS.ErrnoException).code === '25006';
