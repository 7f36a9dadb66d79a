import { type PasswordJob, passwordWork } from './passwordWork';
import { serveJobs } from './serveJobs';

serveJobs(
  (job: PasswordJob): Promise<string | boolean> =>
    job.kind === 'hash'
      ? passwordWork.hash(job.password, job.cost)
      : passwordWork.verify(job.hash, job.password),
);
