import { and, eq, gt, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { pageViewDays, releaseVisits } from '../../db/schema';

type NewVisit = Omit<typeof releaseVisits.$inferInsert, 'id'>;

export function beaconsQueries(db: Database) {
  return {
    /** Counts other documents of a network that reported on a release since a time. */
    async countOtherVisits({ ticket, network, remote, releaseId }: NewVisit, since: Date) {
      return db.$count(
        releaseVisits,
        and(
          eq(releaseVisits.network, network),
          eq(releaseVisits.remote, remote),
          eq(releaseVisits.releaseId, releaseId),
          ne(releaseVisits.ticket, ticket),
          gt(releaseVisits.createdAt, since),
        ),
      );
    },

    /** Adds a report to a visit. First values stay, and a recorded failure stays recorded. */
    async addToVisit(visit: NewVisit) {
      const before = releaseVisits;
      await db
        .insert(releaseVisits)
        .values(visit)
        .onConflictDoUpdate({
          target: [before.ticket, before.remote, before.releaseId],
          set: {
            loaded: sql`coalesce(${before.loaded}, excluded.loaded)`,
            renderFailed: sql`${before.renderFailed} or excluded.render_failed`,
            runtimeFailed: sql`${before.runtimeFailed} or excluded.runtime_failed`,
            errorClass: sql`coalesce(${before.errorClass}, excluded.error_class)`,
            ms: sql`coalesce(${before.ms}, excluded.ms)`,
            bytes: sql`coalesce(${before.bytes}, excluded.bytes)`,
            interactive: sql`coalesce(${before.interactive}, excluded.interactive)`,
            lcp: sql`coalesce(${before.lcp}, excluded.lcp)`,
            inp: sql`coalesce(${before.inp}, excluded.inp)`,
            cls: sql`coalesce(${before.cls}, excluded.cls)`,
          },
        });
    },

    async countPageView(day: string, path: string, views: number) {
      await db
        .insert(pageViewDays)
        .values({ day, path, views })
        .onConflictDoUpdate({
          target: [pageViewDays.day, pageViewDays.path],
          set: { views: sql`${pageViewDays.views} + ${views}` },
        });
    },
  };
}
