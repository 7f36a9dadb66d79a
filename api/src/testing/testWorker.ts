import { serveJobs } from '../workers/serveJobs';

export type TestJob =
  | { echo: unknown }
  | { tell: 'pid' | 'env' }
  | { fail: string }
  | { die: true }
  | { hang: true }
  | { spin: true };

serveJobs<TestJob, unknown>(async (job) => {
  if ('echo' in job) return job.echo;
  if ('tell' in job) return job.tell === 'pid' ? process.pid : { ...process.env };
  if ('fail' in job) throw new Error(job.fail);
  if ('die' in job) process.kill(process.pid, 'SIGKILL');
  while ('spin' in job);
  return new Promise(() => {});
});
