import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

/** Who goes, and who stays. */
export interface Pair {
  from: number;
  to: number;
}

/** What becomes of rows that name the account, the mentor or the startup that goes. */
export type Decision =
  /** They name the one that stays. */
  | 'moves'
  /** The same, but where the one that stays has such a row (by the table's key) it keeps its own. */
  | 'moves once'
  /** Merging has a rule of its own for it. */
  | 'own rule'
  /** They go with what goes. */
  | 'ends';

/** Lets every row of a column name another one. @returns how many */
export async function moveRows(db: Database, column: PgColumn, { from, to }: Pair) {
  const table = column.table as PgTable;
  const moved = db.update(table).set({ [keyOf(column)]: to } as never);
  return (await moved.where(eq(column, from)).returning({ one: sql`1` })).length;
}

/**
 * The same of a table that has one row for each pair. Written anew and then deleted, not changed: so a row
 * that somebody writes at this moment is in nobody's way, and what is counted of the table stays right.
 * @returns how many moved
 */
export async function moveRowsOnce(db: Database, column: PgColumn, { from, to }: Pair) {
  const table = column.table as PgTable;
  const columns = { ...getTableColumns(table), [keyOf(column)]: sql`${to}::integer` };
  const theirs = db.select(columns).from(table).where(eq(column, from));
  const written = db.insert(table).select(theirs as never);
  const rows = await written.onConflictDoNothing().returning({ one: sql`1` });
  await db.delete(table).where(eq(column, from));
  return rows.length;
}

const keyOf = (column: PgColumn): string =>
  Object.entries(getTableColumns(column.table as PgTable)).find(([, one]) => one === column)![0];
