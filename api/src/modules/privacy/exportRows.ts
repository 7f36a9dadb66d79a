import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

/** Per table; far above real use. */
export const MAX_ROWS = 10_000;

interface Selection {
  where: SQL | undefined;
  /** All columns of the table when left out. */
  columns?: SelectedFields;
  by?: (PgColumn | SQL)[];
}

/**
 * The rows of one table in a user's export.
 * @throws Error without a condition, because the export would contain the rows of all users
 */
export const exportRows = async (
  db: Database,
  table: PgTable,
  { where, columns = getTableColumns(table), by = [] }: Selection,
): Promise<Record<string, unknown>[]> => {
  if (!where) throw new Error('An export needs a condition.');
  return db
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(...by)
    .limit(MAX_ROWS);
};
