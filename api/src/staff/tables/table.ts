import type { StaffScope } from 'contract/wire/staff.contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** What rows are ordered by: never null, and by an index, so that a page costs what it shows. */
export interface Sort {
  by: SQL;
  type: 'text' | 'integer' | 'timestamptz';
}

/** What every table is asked for. */
export interface TableQuery {
  search?: string;
  sort: string;
  order: 'asc' | 'desc';
  after?: string;
}

/** A list of things as staff look through them: searched, filtered, sorted, page by page. */
export interface StaffTable<Query extends TableQuery, Row> {
  /** Each of these may read it. */
  scopes: readonly StaffScope[];
  /** The tables the conditions and the order are about. */
  from: SQL;
  /** Number of a row, which decides between equals. */
  id: SQL;
  sorts: Record<Query['sort'], Sort>;
  /** What fits; an undefined condition lets everything through. */
  conditions(db: Database, query: Query, now: Date): Promise<(SQL | undefined)[]>;
  /** All that a row shows, in any order. */
  rows(db: Database, ids: number[], now: Date): Promise<(Row & { key: number })[]>;
  /** A row as one line of a spreadsheet. */
  toFlatRow(row: Row): Record<string, unknown>;
}
