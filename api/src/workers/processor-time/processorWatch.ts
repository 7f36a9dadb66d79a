import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Ends a process that used up its processor time, without a core dump. */
export const OUT_OF_TIME_SIGNAL = 'SIGVTALRM';

/** What the thread that watches is told of a job. */
export type WatchMessage = { begin: number; limit: number } | { end: number };

interface ProcessorWatch {
  /** @param limit processor time, milliseconds */
  begin(job: number, limit: number): void;
  end(job: number): void;
}

/**
 * Ends this process once a job has taken all processor time it may have. A thread looks, as the one of
 * the job may never come back; it starts with the first job that has a limit.
 */
export function processorWatch(): ProcessorWatch {
  let thread: Worker | undefined;
  function start(): Worker {
    const started = new Worker(path.join(__dirname, 'watchThread.ts'));
    // Without it a job would have no bound.
    started.on('error', (error) => {
      throw error;
    });
    started.unref();
    return started;
  }
  return {
    begin(job, limit) {
      thread ??= start();
      thread.postMessage({ begin: job, limit } satisfies WatchMessage);
    },
    end: (job) => thread?.postMessage({ end: job } satisfies WatchMessage),
  };
}
