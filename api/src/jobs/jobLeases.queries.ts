import { and, eq, gt, lte, or } from 'drizzle-orm';

import type { Database } from '../db/database';
import { jobLeases } from '../db/schema';

/** Job leases: at most one process runs a job at a time. */
export function jobLeasesQueries(db: Database) {
  return {
    /**
     * @param latest maximum of a lease; a later one was written by a clock that was ahead
     * @returns true if the job was due and is leased to the holder until `freeAt`
     */
    async take(
      lease: typeof jobLeases.$inferInsert,
      { now, latest }: { now: Date; latest: Date },
    ): Promise<boolean> {
      const { holder, freeAt } = lease;
      const taken = db
        .insert(jobLeases)
        .values(lease)
        .onConflictDoUpdate({
          target: jobLeases.job,
          set: { holder, freeAt },
          setWhere: or(lte(jobLeases.freeAt, now), gt(jobLeases.freeAt, latest)),
        });
      return (await taken.returning({ job: jobLeases.job })).length > 0;
    },

    /** Sets when the job is free, unless another process has the lease. */
    async setFreeAt({ job, holder, freeAt }: typeof jobLeases.$inferInsert) {
      const own = and(eq(jobLeases.job, job), eq(jobLeases.holder, holder));
      await db.update(jobLeases).set({ freeAt }).where(own);
    },
  };
}
