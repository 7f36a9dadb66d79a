import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgInteger, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';

const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, PgTable)) as PgTable[];

/** A column as lists of decisions name it, e.g. `team_members.userId`. */
export const columnName = ({ table, name }: PgColumn) => `${getTableName(table)}.${name}`;

/** Columns named like an id of something, without a foreign key. */
export function columnsWithoutKey(isLike: RegExp): string[] {
  return tables.flatMap((table) => {
    const keys = getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns);
    return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const matchesKey = (keys as unknown[]).includes(column);
      const found = is(column, PgInteger) && isLike.test(key) && !matchesKey;
      return found ? [`${getTableName(table)}.${key}`] : [];
    });
  });
}
