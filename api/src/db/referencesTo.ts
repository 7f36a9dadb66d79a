import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema';

/** A column whose values are ids of another table. */
interface Reference {
  table: PgTable;
  column: PgColumn;
}

/** Every foreign key to a table, from the schema, so new tables are included automatically. */
export function referencesTo(target: PgTable): Reference[] {
  return tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return foreignTable === target ? [{ table, column: columns[0]! }] : [];
    }),
  );
}

const tables = (Object.values(schema) as unknown[]).filter((value) => is(value, PgTable));
