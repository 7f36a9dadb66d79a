import { and, eq, gt, like, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { once } from '../../db/once';
import { profileViewDays, profileViewers, viewSalts } from '../../db/schema';

export function viewsQueries(db: Database) {
  const viewsOf = once(() =>
    db
      .select({ views: sql<number>`coalesce(sum(${profileViewDays.views}), 0)::int` })
      .from(profileViewDays)
      .where(eq(profileViewDays.profileId, sql.placeholder('profileId')))
      .prepare('views_of'),
  );

  return {
    async total(profileId: number) {
      const [row] = await viewsOf().execute({ profileId });
      return row?.views ?? 0;
    },

    /** The salt of a day, created at first use. */
    async salt(day: string, fresh: string) {
      const same = { target: viewSalts.day, set: { day } };
      const [row] = await db
        .insert(viewSalts)
        .values({ day, salt: fresh })
        .onConflictDoUpdate(same)
        .returning();
      return row!.salt;
    },

    /** Counts guests of a network since a time; concurrent calls wait until the transaction ends. */
    async seenFrom(profileId: number, home: string, since: Date) {
      const turn = sql`hashtextextended(${home}, ${profileId})`;
      await db.execute(sql`select pg_advisory_xact_lock(${turn})`);
      const counted = and(
        eq(profileViewers.profileId, profileId),
        like(profileViewers.viewer, `${home}.%`),
        gt(profileViewers.countedAt, since),
      );
      return db.$count(profileViewers, counted);
    },

    /** @returns true if this viewer was not counted since `since`; it is marked as counted now */
    async mark(profileId: number, viewer: string, { now, since }: { now: Date; since: Date }) {
      const rows = await db
        .insert(profileViewers)
        .values({ profileId, viewer, countedAt: now })
        .onConflictDoUpdate({
          target: [profileViewers.profileId, profileViewers.viewer],
          set: { countedAt: now },
          setWhere: lte(profileViewers.countedAt, since),
        })
        .returning({ profileId: profileViewers.profileId });
      return rows.length > 0;
    },

    async countOne(profileId: number, day: string) {
      await db
        .insert(profileViewDays)
        .values({ profileId, day, views: 1 })
        .onConflictDoUpdate({
          target: [profileViewDays.profileId, profileViewDays.day],
          set: { views: sql`${profileViewDays.views} + 1` },
        });
    },
  };
}
