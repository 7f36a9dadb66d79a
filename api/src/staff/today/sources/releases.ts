import { gt, sql } from 'drizzle-orm';
import { HOUR } from '../../../app/clock';
import { releaseVisits } from '../../../db/schema';
import type { TodaySource } from './todaySource';

/** Remotes of which browsers loaded more than one release within the last hour: a canary, or a rollback. */
export const releasesSource: TodaySource = {
  kind: 'releases',
  scope: 'releases',
  async find({ db, clock }, limit) {
    const { remote, releaseId, createdAt } = releaseVisits;
    const rows = await db
      .select({ remote, releases: sql<number>`count(distinct ${releaseId})::integer` })
      .from(releaseVisits)
      .where(gt(createdAt, new Date(clock.now().getTime() - HOUR)))
      .groupBy(remote)
      .having(sql`count(distinct ${releaseId}) > 1`)
      .orderBy(remote)
      .limit(limit);
    return rows.map(({ remote: name, releases }) => ({
      id: name,
      name,
      text: `${releases} releases in the last hour: a canary runs, or one was rolled back`,
      at: null,
      to: '/staff/acts/releases.report?minutes=60',
      act: null,
    }));
  },
};
