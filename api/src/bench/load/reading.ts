import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

import { READS, type Target } from './target';

const VISITORS = 8;
const PER_SECOND = 150;
const WARM_UP_MS = 5_000;
/** Longer than any measurement; it is stopped after the measurement. */
const MAX_DURATION_S = 600;

export interface Seen {
  /** Duration of each response, in milliseconds. */
  took: number[];
  failed: number;
}

/**
 * Visitors who read at a steady rate until they are stopped. One run covers the times with and without other load,
 * because each new run begins with cold connections and code, which would dominate its 99th percentile.
 */
export async function startReading({ url }: Target) {
  const answers: { at: number; took: number; good: boolean }[] = [];
  const requests = READS.map((path) => ({ path }));
  const pace = { connections: VISITORS, overallRate: PER_SECOND, duration: MAX_DURATION_S };
  // With a callback it returns the run itself, for listening and stopping.
  const reading = autocannon({ url, requests, ...pace }, () => {});
  const ended = once(reading, 'done');
  reading.on('response', (_client, status, _bytes, took) =>
    answers.push({ at: performance.now(), took, good: status === 200 }),
  );
  reading.on('reqError', () => answers.push({ at: performance.now(), took: 0, good: false }));
  await sleep(WARM_UP_MS);

  return {
    /** Measures the visitors' responses while work is running. */
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

/** 99th percentile of the durations of several periods, in milliseconds. */
export function p99(times: readonly Seen[]): number {
  const took = times.flatMap((seen) => seen.took).sort((one, other) => one - other);
  return took[Math.floor(took.length * 0.99)]!;
}

export const failures = (times: readonly Seen[]): number =>
  times.reduce((sum, { failed }) => sum + failed, 0);
