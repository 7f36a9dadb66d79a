import { lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { DAY } from '../app/clock';

/** How long rows of a table are kept and what limits their number, in plain words. */
export interface Retention {
  /** The content of a row. */
  holds: string;
  kept: string;
  quota: string;
  /** Personal data, which the export lists. */
  personal?: true;
  /** The expired rows. Without it, rows are deleted only with what they belong to. */
  over?: (now: Date) => SQL | undefined;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

interface Bounds {
  days: number;
  most: number;
  /** The column that groups rows: `most` of each group stay. */
  per?: PgColumn;
}

/** Rows older than some days, and all but the newest ones. @param since the time of a row */
export const olderOrBeyond =
  (table: PgTable & { id: PgColumn }, since: PgColumn, { days, most, per }: Bounds) =>
  (now: Date): SQL | undefined =>
    or(lt(since, daysBefore(now, days)), beyondNewest(table, table.id, most, per));

/** All but the newest rows of a table, or of each group. */
function beyondNewest(table: PgTable, id: PgColumn, max: number, per?: PgColumn): SQL {
  const group = per ? sql`partition by ${per}` : sql``;
  return sql`${id} in (select ranked.id from (
    select ${id} as id, row_number() over (${group} order by ${id} desc) as place from ${table}
  ) ranked where ranked.place > ${max})`;
}
