import { and, asc, count, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { releaseVisits } from '../../db/schema';

/** Sums of visits. */
export function reportQueries(db: Database) {
  const { remote, releaseId, loaded, renderFailed, runtimeFailed } = releaseVisits;
  return {
    async healthSince(at: Date) {
      return db
        .select({
          remote,
          id: releaseId,
          loads: counted(eq(loaded, true)),
          load: counted(eq(loaded, false)),
          render: counted(renderFailed),
          runtime: counted(runtimeFailed),
          bytes: sql<
            number | null
          >`percentile_cont(0.5) within group (order by ${releaseVisits.bytes})
            filter (where ${loaded})`,
          ms: percentiles(releaseVisits.ms, sql`filter (where ${loaded})`),
          interactive: percentiles(releaseVisits.interactive),
          lcp: percentiles(releaseVisits.lcp),
          inp: percentiles(releaseVisits.inp),
          cls: percentiles(releaseVisits.cls),
        })
        .from(releaseVisits)
        .where(telling(at))
        .groupBy(remote, releaseId)
        .orderBy(asc(remote), asc(releaseId))
        .limit(500);
    },

    async classesSince(at: Date) {
      const errorClass = sql<string>`coalesce(${releaseVisits.errorClass}, 'unknown')`;
      return db
        .select({ remote, id: releaseId, errorClass, failures: count() })
        .from(releaseVisits)
        .where(and(telling(at), or(eq(loaded, false), renderFailed, runtimeFailed)))
        .groupBy(remote, releaseId, errorClass)
        .orderBy(asc(remote), asc(releaseId), asc(errorClass))
        .limit(2000);
    },
  };
}

/** Excludes visits that a slow edge served, because the cause of their failures is unknown. */
const telling = (since: Date) =>
  and(gte(releaseVisits.createdAt, since), eq(releaseVisits.slow, false));

const counted = (those: SQL | PgColumn) => sql<number>`(count(*) filter (where ${those}))::int`;

/** The 50th, 75th and 95th percentile, without nulls. */
const percentiles = (column: PgColumn, those = sql``) =>
  sql<
    [number, number, number] | null
  >`(percentile_cont(array[0.5, 0.75, 0.95]::float8[]) within group (order by ${column}) ${those})`;
