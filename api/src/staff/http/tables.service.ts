import type { StaffTablePage } from 'contract/wire/staff-tables.contract';
import { notFound } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
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

    export: <Query extends TableQuery, Row>(table: StaffTable<Query, Row>, query: Query) =>
      readAll(deps, table, query),

    /** @throws 404 */
    async get<Details>(read: ReadDetails<Details>, id: number): Promise<Details> {
      const found = await read(deps, id);
      if (found === undefined) throw notFound();
      return found;
    },
  };
}
