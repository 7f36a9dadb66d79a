import { MINUTE, SECOND } from '../app/clock';
import { keepLease } from '../app/keepLease';
import type { DbDeps } from '../deps/deps';
import { jobLeasesQueries } from './jobLeases.queries';
import type { Job } from './startJobs';

/** How long a job stays leased when its process crashes. */
export const LEASE_MS = MINUTE;
const LEASE_RENEWAL_MS = LEASE_MS / 3;
const POLL_INTERVAL_MS = 5 * SECOND;
const MAX_CLOCK_SKEW_MS = 5 * MINUTE;

/**
 * Wraps a job so that one process at a time runs it, once in `every`. The lease avoids duplicate work, but is no lock:
 * a process that hung may continue after its lease has ended, so each item is safe by itself (row locks, mail keys). A
 * run that returns a moment is due again then, instead of after `every`. A lease of a clock that was ahead is ignored.
 * @param holder unique name of the process
 */
export function leased(deps: DbDeps, holder: string, job: Job): Job {
  const { clock } = deps;
  const leases = jobLeasesQueries(deps.db);
  const lease = (milliseconds: number) => ({
    job: job.name,
    holder,
    freeAt: new Date(clock.now().getTime() + milliseconds),
  });
  return {
    ...job,
    every: Math.min(job.every, POLL_INTERVAL_MS),
    async run(stopped) {
      const now = clock.now();
      const longest = Math.max(job.farthest ?? job.every, LEASE_MS) + MAX_CLOCK_SKEW_MS;
      const latest = new Date(now.getTime() + longest);
      if (!(await leases.take(lease(LEASE_MS), { now, latest }))) return;
      let dueAt: unknown;
      try {
        dueAt = await keepLease(
          () => leases.setFreeAt(lease(LEASE_MS)),
          LEASE_RENEWAL_MS,
          () => job.run(stopped),
        );
      } finally {
        const freeAt = dueAt instanceof Date ? { freeAt: dueAt } : {};
        await leases.setFreeAt({ ...lease(job.every), ...freeAt });
      }
    },
  };
}
