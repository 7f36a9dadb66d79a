import { and, eq, gte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { profileViewDays, startupFollows } from '../../db/schema';

/** New followers and views of a startup by UTC day; days without any are missing. */
export function startupAnalyticsQueries(db: Database) {
  return {
    followers(startupId: number, since: Date) {
      const { createdAt } = startupFollows;
      const day = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      return db
        .select({ day, count: sql<number>`count(*)::int` })
        .from(startupFollows)
        .where(and(eq(startupFollows.startupId, startupId), gte(createdAt, since)))
        .groupBy(day)
        .orderBy(day);
    },

    views(startupId: number, since: string) {
      const { profileId, day, views } = profileViewDays;
      return db
        .select({ day, count: views })
        .from(profileViewDays)
        .where(and(eq(profileId, startupId), gte(day, since)))
        .orderBy(day);
    },
  };
}
