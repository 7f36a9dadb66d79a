import { and, asc, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { beacons } from '../../db/schema';

/** What beacons add up to. */
export function reportQueries(db: Database) {
  return {
    async healthSince(at: Date) {
      return db
        .select({
          remote: beacons.remote,
          id: beacons.releaseId,
          loads: counted(and(eq(beacons.phase, 'load'), beacons.ok)),
          load: counted(failedIn('load')),
          render: counted(failedIn('render')),
          runtime: counted(failedIn('runtime')),
          p50: ofLoads(beacons.ms, 0.5),
          p95: ofLoads(beacons.ms, 0.95),
          bytes: ofLoads(beacons.bytes, 0.5),
        })
        .from(beacons)
        .where(gte(beacons.createdAt, at))
        .groupBy(beacons.remote, beacons.releaseId)
        .orderBy(asc(beacons.remote), asc(beacons.releaseId))
        .limit(500);
    },

    async classesSince(at: Date) {
      const { remote, releaseId: id } = beacons;
      const errorClass = sql<string>`coalesce(${beacons.errorClass}, 'unknown')`;
      return db
        .select({ remote, id, errorClass, failures: count() })
        .from(beacons)
        .where(and(gte(beacons.createdAt, at), eq(beacons.ok, false)))
        .groupBy(remote, id, errorClass)
        .orderBy(asc(remote), asc(id), asc(errorClass))
        .limit(2000);
    },
  };
}

const failedIn = (phase: string) => and(eq(beacons.phase, phase), eq(beacons.ok, false));

const counted = (those: SQL | undefined) => sql<number>`(count(*) filter (where ${those}))::int`;

/** Nulls do not count. */
const ofLoads = (column: PgColumn, share: number) => sql<
  number | null
>`(percentile_cont(${share}::float8)
  within group (order by ${column})
  filter (where ${beacons.phase} = 'load' and ${beacons.ok}))::float8`;
