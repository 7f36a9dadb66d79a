import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/** Work that is nobody's request. Every process runs all jobs, so each must stand company. */
export interface Job {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  every: number;
  /** The farthest that a run says the next one is, milliseconds; `every` when left out. */
  farthest?: number;
  /** @param stopped aborts when the process is to end: one that does many things begins no other */
  run(stopped?: AbortSignal): Promise<unknown>;
}

/**
 * Runs each job again and again until it is told to stop. One that fails is logged and runs again.
 * @returns how to stop; resolves when what was running has ended
 */
export function startJobs(jobs: Job[], log?: FastifyBaseLogger): () => Promise<void> {
  const stopped = new AbortController();
  setMaxListeners(jobs.length, stopped.signal);
  const loops = jobs.map(async ({ name, every, run }) => {
    while (!stopped.signal.aborted) {
      await run(stopped.signal).catch((error) =>
        log?.error({ err: error, job: name }, 'job failed'),
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
