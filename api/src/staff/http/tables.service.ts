import { Readable } from 'node:stream';
import type { StaffTablePage } from 'contract/wire/staff-tables.contract';
import { notFound } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import { toCsv } from '../act/csv';
import { readAll, readTable } from '../tables/readTable';
import type { StaffTable, TableQuery } from '../tables/table';

/** Returns an object with all data of its page. */
export type ReadDetails<Details> = (deps: DbDeps, id: number) => Promise<Details | undefined>;

/** Tables and pages of objects; the routes check permissions. */
export function tablesService(deps: DbDeps) {
  return {
    list: <Query extends TableQuery, Row>(
      table: StaffTable<Query, Row>,
      query: Query,
    ): Promise<StaffTablePage<Row>> => readTable(deps, table, query),

    /** Streams the table as a spreadsheet, up to the maximum of rows. */
    export: <Query extends TableQuery, Row>(table: StaffTable<Query, Row>, query: Query) =>
      Readable.from(csvOf(readAll(deps, table, query), table.toFlatRow)),

    /** @throws 404 */
    async get<Details>(read: ReadDetails<Details>, id: number): Promise<Details> {
      const found = await read(deps, id);
      if (found === undefined) throw notFound();
      return found;
    },
  };
}

async function* csvOf<Row>(
  pages: AsyncIterable<Row[]>,
  toFlatRow: (row: Row) => Record<string, unknown>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    if (rows.length > 0) yield `${toCsv(rows.map(toFlatRow), isFirst)}\n`;
    isFirst = false;
  }
}
