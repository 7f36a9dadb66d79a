import { lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { DAY } from '../app/clock';

/** How long the rows of a table are kept and what bounds how many there are, in words for everybody. */
export interface Retention {
  /** What a row says. */
  holds: string;
  kept: string;
  quota: string;
  /** It is about one person, who is told in the export. */
  personal?: true;
  /** Which rows are over. Without one they go only with what they belong to. */
  over?: (now: Date) => SQL | undefined;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

interface Bounds {
  days: number;
  most: number;
  /** The column that groups the rows: `most` of each group stay. */
  per?: PgColumn;
}

/** Rows from before so many days, and all but the newest ones. @param since when a row is from */
export const olderOrBeyond =
  (table: PgTable & { id: PgColumn }, since: PgColumn, { days, most, per }: Bounds) =>
  (now: Date): SQL | undefined =>
    or(lt(since, daysBefore(now, days)), beyondNewest(table, table.id, most, per));

/** All rows but the newest ones of a table, or of each group of its rows. */
function beyondNewest(table: PgTable, id: PgColumn, max: number, per?: PgColumn): SQL {
  const group = per ? sql`partition by ${per}` : sql``;
  return sql`${id} in (select ranked.id from (
    select ${id} as id, row_number() over (${group} order by ${id} desc) as place from ${table}
  ) ranked where ranked.place > ${max})`;
}
