import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

/** The object that is removed, and the one that remains. */
export interface Pair {
  from: number;
  to: number;
}

/** How a merge handles rows that reference the removed account, mentor or startup. */
export type Decision =
  /** They reference the remaining one. */
  | 'moves'
  /** Same, except where the remaining one has such a row (by the table's key). */
  | 'moves once'
  /** Merging has separate code for it. */
  | 'own rule'
  /** They are deleted with the removed one. */
  | 'ends';

/** Changes every reference in a column from one object to another. @returns the number of rows */
export async function moveRows(db: Database, column: PgColumn, { from, to }: Pair) {
  const table = column.table as PgTable;
  const moved = db.update(table).set({ [keyOf(column)]: to } as never);
  return (await moved.where(eq(column, from)).returning({ one: sql`1` })).length;
}

/**
 * Same for a table with one row per pair. Rows are inserted anew and the old ones deleted, instead of updated, so a
 * concurrent insert does not conflict and counters stay correct.
 * @returns the number of moved rows
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
