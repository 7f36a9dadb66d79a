import type { StaffScope } from 'contract/wire/staff.contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Sort key: never null and indexed, so that a page reads only its rows. */
export interface Sort {
  by: SQL;
  type: 'text' | 'integer' | 'timestamptz';
}

/** Parameters of every table. */
export interface TableQuery {
  search?: string;
  sort: string;
  order: 'asc' | 'desc';
  after?: string;
}

/** A list for staff: searched, filtered, sorted, paged. */
export interface StaffTable<Query extends TableQuery, Row> {
  /** Any of these scopes may read it. */
  scopes: readonly StaffScope[];
  /** Tables used by the conditions and the order. */
  from: SQL;
  /** Id of a row, as tie-breaker. */
  id: SQL;
  sorts: Record<Query['sort'], Sort>;
  /** Filter conditions; undefined ones are ignored. */
  conditions(db: Database, query: Query, now: Date): Promise<(SQL | undefined)[]>;
  /** All data of the rows, in any order. */
  rows(db: Database, ids: number[], now: Date): Promise<(Row & { key: number })[]>;
  /** A row as one line of a spreadsheet. */
  toFlatRow(row: Row): Record<string, unknown>;
}
