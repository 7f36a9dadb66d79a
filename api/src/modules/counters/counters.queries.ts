import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { once } from '../../db/once';
import { type Counted, counters } from '../../db/schema';

/** Counts rows that reference one object. The count is stored in one row. */
export function counterQueries(db: Database, kind: Counted) {
  const total = once(() =>
    db
      .select({ total: counters.total })
      .from(counters)
      .where(and(eq(counters.kind, kind), eq(counters.targetId, sql.placeholder('target'))))
      .prepare(`tally_of_${kind}`),
  );
  return {
    async of(target: number): Promise<number> {
      const [row] = await total().execute({ target });
      return row?.total ?? 0;
    },
  };
}

/** The count as part of another statement. @param target the column that holds the object's id */
export const counterOf = (kind: Counted, target: PgColumn) =>
  sql<number>`coalesce((select t.total from ${counters} t where t.kind = ${kind} and t.target_id = ${target}), 0)`;
