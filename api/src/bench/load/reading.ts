import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

import { READS, type Target } from './target';

const VISITORS = 8;
const PER_SECOND = 150;
const WARM_UP_MS = 5_000;
/** Longer than any measurement; it is stopped when that is over. */
const MAX_DURATION_S = 600;

export interface Seen {
  /** What each answer took, milliseconds. */
  took: number[];
  failed: number;
}

/**
 * Visitors who read at a steady rate until it is stopped. One reading goes on through times with and
 * without something beside it: each new one begins with connections and code that are cold, and its
 * 99th percentile then tells of that.
 */
export async function startReading({ url }: Target) {
  const answers: { at: number; took: number; good: boolean }[] = [];
  const requests = READS.map((path) => ({ path }));
  const pace = { connections: VISITORS, overallRate: PER_SECOND, duration: MAX_DURATION_S };
  // With a callback it gives the run itself, to listen to and to stop.
  const reading = autocannon({ url, requests, ...pace }, () => {});
  const ended = once(reading, 'done');
  reading.on('response', (_client, status, _bytes, took) =>
    answers.push({ at: performance.now(), took, good: status === 200 }),
  );
  reading.on('reqError', () => answers.push({ at: performance.now(), took: 0, good: false }));
  await sleep(WARM_UP_MS);

  return {
    /** What visitors saw while something went on. */
    async during<T>(work: Promise<T>): Promise<{ seen: Seen; result: T }> {
      const from = performance.now();
      const result = await work;
      const then = answers.filter(({ at }) => at >= from);
      const good = then.filter((answer) => answer.good);
      return {
        seen: { took: good.map(({ took }) => took), failed: then.length - good.length },
        result,
      };
    },
    async stop() {
      reading.stop();
      await ended;
    },
  };
}

/** 99th percentile of what answers took in several times, milliseconds. */
export function p99(times: readonly Seen[]): number {
  const took = times.flatMap((seen) => seen.took).sort((one, other) => one - other);
  return took[Math.floor(took.length * 0.99)]!;
}

export const failures = (times: readonly Seen[]): number =>
  times.reduce((sum, { failed }) => sum + failed, 0);
