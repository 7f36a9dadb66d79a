import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/** A change of what pages show. */
export interface PageChange {
  /** Names it: a reader may be given the same change twice. */
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
     * Changes of transactions that were not over at a moment, and that moment's successor. A transaction
     * is read until none from before it is under way, so one that took long is not missed; changes that
     * are given again have the same ids.
     * @param from a transaction's number: all before it were over; undefined for none of the changes
     * @param limit so many changes at most
     */
    async since(from: string | undefined, limit: number) {
      const wanted = sql`select id, tag from page_changes where transaction >= ${from ?? '0'}::xid8
        order by id limit ${from === undefined ? 0 : limit}`;
      const { rows } = (await db.execute(sql`
        select pg_snapshot_xmin(pg_current_snapshot())::text as next,
          extract(epoch from now())::integer as known_for,
          (select json_agg(c) from (${wanted}) c) as changes`)) as unknown as { rows: Row[] };
      const { next, known_for: now, changes } = rows[0]!;
      return { next, now, changes: changes ?? [] };
    },
  };
}
