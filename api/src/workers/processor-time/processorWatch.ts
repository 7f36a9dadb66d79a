import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Kills a process that exceeded its processor time, without a core dump. */
export const OUT_OF_TIME_SIGNAL = 'SIGVTALRM';

/** Messages to the watching thread. */
export type WatchMessage = { begin: number; limit: number } | { end: number };

interface ProcessorWatch {
  /** @param limit processor time, milliseconds */
  begin(job: number, limit: number): void;
  end(job: number): void;
}

/**
 * Kills this process once a job has exceeded its processor time. A separate thread watches, because the job's thread
 * may be in an endless loop; it starts with the first limited job.
 */
export function processorWatch(): ProcessorWatch {
  let thread: Worker | undefined;
  function start(): Worker {
    const started = new Worker(path.join(__dirname, 'watchThread.ts'));
    // Without it a job would have no limit.
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
