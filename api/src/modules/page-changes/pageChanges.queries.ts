import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';

/** A change of something that public pages show. */
interface PageChange {
  id: number;
  tag: string;
}

interface Row {
  next: string;
  known_for: number;
  changes: PageChange[] | null;
}

/** What public pages show, and when it changed. */
export function pageChangesQueries(db: Pick<Database, 'execute'>) {
  return {
    /**
     * Changes that an earlier database snapshot did not see, and the snapshot that sees them. So a long transaction is
     * not missed, and does not make others appear twice. A replica does not know running transactions, so its results
     * must be requested again.
     * @param from a snapshot, 'xmin:xmax:xip,xip'; undefined for none of the changes
     * @param limit maximum of changes
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
