import { processorWatch } from './processor-time/processorWatch';

/** A message to a worker process. */
export interface ToWorker<Job> {
  id: number;
  job: Job;
  /** Processor time limit, milliseconds; then the process is killed. */
  processorLimit?: number;
}

/** Its response. */
export type FromWorker<Result> = { id: number; result: Result } | { id: number; error: string };

/** Makes this process a worker: it runs jobs until its parent disconnects or is gone. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const watch = processorWatch();
  const answer = (message: FromWorker<Result>) => {
    watch.end(message.id);
    if (process.connected) process.send!(message); // without the channel no caller is waiting any more
  };
  process.on('message', ({ id, job, processorLimit }: ToWorker<Job>) => {
    if (processorLimit !== undefined) watch.begin(id, processorLimit);
    work(job).then(
      (result) => answer({ id, result }),
      (error: Error) => answer({ id, error: error.message }),
    );
  });
  process.on('disconnect', () => process.exit());
  // Signals go to all processes of the product; the parent finishes its requests first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
}
