import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { startups, startupUpdates } from '../../db/schema';

/** The protocol's maximum of addresses in a sitemap. */
const MAX_STARTUPS = 50_000;

export function sitemapQueries(db: Database) {
  return {
    /** Published startups with the time of the last addition to their page. */
    startups() {
      const newest = sql`max(${startupUpdates.createdAt})`;
      return db
        .select({
          slug: startups.slug,
          changedAt: sql`greatest(${startups.createdAt}, ${newest})`.mapWith(startups.createdAt),
        })
        .from(startups)
        .leftJoin(
          startupUpdates,
          and(eq(startupUpdates.startupId, startups.id), isNull(startupUpdates.deletedAt)),
        )
        .where(eq(startups.published, true))
        .groupBy(startups.id)
        .orderBy(asc(startups.slug))
        .limit(MAX_STARTUPS);
    },
  };
}
