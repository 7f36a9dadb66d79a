import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';

/** A change of what pages show. */
export interface PageChange {
  id: number;
  tag: string;
}

interface Row {
  next: string;
  known_for: number;
  changes: PageChange[] | null;
}

/** What public pages show and when it was changed. */
export function pageChangesQueries(db: Pick<Database, 'execute'>) {
  return {
    /**
     * Changes that an earlier snapshot of the database did not see, and the snapshot that sees them. So a
     * transaction that takes long is not missed, and keeps no other one from being read only once.
     * A replica does not know which transactions are under way: what it answers is to be asked again.
     * @param from a snapshot, 'xmin:xmax:xip,xip'; undefined for none of the changes
     * @param limit so many changes at most
     */
    async since(from: string | undefined, limit: number) {
      const before = sql`${from ?? '1:1:'}::pg_snapshot`;
      const wanted = sql`select id, tag from page_changes
        where transaction >= pg_snapshot_xmin(${before})
          and not pg_visible_in_snapshot(transaction, ${before})
        order by id limit ${from === undefined ? 0 : limit}`;
      const [row] = await rowsOf<Row>(
        db,
        sql`select case when pg_is_in_recovery() then coalesce(${from ?? null}::text, xmin || ':' || xmin || ':')
          else pg_current_snapshot()::text end as next,
          extract(epoch from now())::integer as known_for,
          (select json_agg(c) from (${wanted}) c) as changes
        from (select pg_snapshot_xmin(pg_current_snapshot())::text as xmin) at`,
      );
      const { next, known_for: now, changes } = row!;
      return { next, now, changes: changes ?? [] };
    },
  };
}
