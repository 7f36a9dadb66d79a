import { and, asc, count, desc, eq, gte, inArray, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { releaseVisits } from '../../db/schema';

/** A canary and the release it is compared with. */
interface Pair {
  remote: string;
  canary: string;
  stable: string;
  since: Date;
}

/** The networks with the most reports against a canary are ignored, so a few cannot decide on it. */
const IGNORED_NETWORK_COUNT = 3;
/** Longer load times count as this one. */
const MAX_LOAD_TIME_MS = 60_000;
/** Maximum of rows: two releases in 500 time blocks. */
const MAX_ROWS = 1_100;

export function evidenceQueries(db: Database) {
  const { remote, releaseId, loaded, renderFailed, runtimeFailed, network } = releaseVisits;
  const hasFailed = sql`(${loaded} is false or ${renderFailed} or ${runtimeFailed})`;

  return {
    /** @param seconds length of a time block */
    async blocks(pair: Pair, seconds: number) {
      const reported = and(
        eq(remote, pair.remote),
        gte(releaseVisits.createdAt, pair.since),
        eq(releaseVisits.slow, false),
      );
      const ofCanary = eq(releaseId, pair.canary);
      const loud = db
        .select({ network })
        .from(releaseVisits)
        .where(and(reported, ofCanary, hasFailed))
        .groupBy(network)
        .orderBy(desc(count()), asc(network))
        .limit(IGNORED_NETWORK_COUNT);
      return db
        .select({
          block: sql<number>`floor(extract(epoch from ${releaseVisits.createdAt}) / ${seconds})::int`,
          id: releaseId,
          visits: sql<number>`(count(*) filter (where ${loaded} is not null or ${hasFailed}))::int`,
          failed: sql<number>`(count(*) filter (where ${hasFailed}))::int`,
          interactive: sample(releaseVisits.interactive),
          lcp: sample(releaseVisits.lcp),
          inp: sample(releaseVisits.inp),
          cls: sample(releaseVisits.cls),
        })
        .from(releaseVisits)
        .where(
          and(
            reported,
            inArray(releaseId, [pair.canary, pair.stable]),
            not(and(ofCanary, inArray(network, loud))!),
          ),
        )
        .groupBy(sql`1`, releaseId)
        .orderBy(sql`1`, asc(releaseId))
        .limit(MAX_ROWS);
    },
  };
}

/** Count, mean and variance of logarithms, without nulls. */
function sample(column: PgColumn) {
  const log = sql`ln((least(${column}, ${MAX_LOAD_TIME_MS}) + 10)::float8)`;
  return sql<
    [number, number, number]
  >`array[count(${column}), coalesce(avg(case when ${column} is not null then ${log} end), 0),
    coalesce(var_pop(case when ${column} is not null then ${log} end), 0)]::float8[]`;
}
