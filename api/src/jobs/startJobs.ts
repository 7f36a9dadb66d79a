import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/** Periodic work. Every process runs all jobs, so each must be safe to run concurrently. */
export interface Job {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  every: number;
  /** Maximum of a next run that a run returns, milliseconds; `every` when left out. */
  farthest?: number;
  /** @param stopped aborts when the process stops: a run with many items begins no other */
  run(stopped?: AbortSignal): Promise<unknown>;
}

/**
 * Runs each job repeatedly until it is stopped. A failure is logged, and the job runs again.
 * @returns how to stop; resolves when the current runs have ended
 */
export function startJobs(jobs: Job[], log?: FastifyBaseLogger): () => Promise<void> {
  const stopped = new AbortController();
  setMaxListeners(jobs.length, stopped.signal);
  const loops = jobs.map(async ({ name, every, run }) => {
    while (!stopped.signal.aborted) {
      await run(stopped.signal).catch((error) =>
        log?.error({ err: error, job: name }, 'A job failed. It runs again after its interval.'),
      );
      await delay(every, stopped.signal);
    }
  });
  return async () => {
    stopped.abort();
    await Promise.all(loops);
  };
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
