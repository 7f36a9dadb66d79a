import { processorWatch } from './processor-time/processorWatch';

/** What a worker process is sent. */
export interface ToWorker<Job> {
  id: number;
  job: Job;
  /** Processor time it may take, milliseconds; then the process is ended. */
  processorLimit?: number;
}

/** What it answers. */
export type FromWorker<Result> = { id: number; result: Result } | { id: number; error: string };

/** Makes this process a worker: it does jobs until whoever started it lets go of it, or is gone. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const watch = processorWatch();
  const answer = (message: FromWorker<Result>) => {
    watch.end(message.id);
    if (process.connected) process.send!(message); // else nobody waits for it any more
  };
  process.on('message', ({ id, job, processorLimit }: ToWorker<Job>) => {
    if (processorLimit !== undefined) watch.begin(id, processorLimit);
    work(job).then(
      (result) => answer({ id, result }),
      (error: Error) => answer({ id, error: error.message }),
    );
  });
  process.on('disconnect', () => process.exit());
  // A signal for all processes of the product: who started this one first finishes its requests.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
}
