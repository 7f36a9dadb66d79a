import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { beacons, pageViewDays } from '../../db/schema';

export function beaconsQueries(db: Database) {
  return {
    async insertBeacon(beacon: Omit<typeof beacons.$inferInsert, 'id'>) {
      await db.insert(beacons).values(beacon);
    },

    async countPageView(day: string, path: string) {
      await db
        .insert(pageViewDays)
        .values({ day, path, views: 1 })
        .onConflictDoUpdate({
          target: [pageViewDays.day, pageViewDays.path],
          set: { views: sql`${pageViewDays.views} + 1` },
        });
    },
  };
}
