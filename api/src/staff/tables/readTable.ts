import { MAX_COUNTED_ROWS, type StaffTablePage } from 'contract/wire/staff-tables.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';
import type { DbDeps } from '../../deps/deps';
import { type Cursor, printCursor, readCursor } from './cursor';
import type { StaffTable, TableQuery } from './table';

const PAGE_SIZE = 50;
const EXPORT_PAGE_SIZE = 1_000;

/** One page of a table, and the number of matching rows, up to a maximum. */
export async function readTable<Query extends TableQuery, Row>(
  { db, clock }: DbDeps,
  table: StaffTable<Query, Row>,
  query: Query,
): Promise<StaffTablePage<Row>> {
  const now = clock.now();
  const after = query.after && readCursor(query.after, sortOf(table, query).type);
  const where = await table.conditions(db, query, now);
  const found = await pageOf(db, table, query, { where, after: after || undefined }, PAGE_SIZE + 1);
  const shown = found.slice(0, PAGE_SIZE);
  const counted = await countUpTo(db, table, where, MAX_COUNTED_ROWS + 1);
  return {
    data: await inOrder(db, table, shown, now),
    next_after: found.length > PAGE_SIZE ? printCursor(shown.at(-1)!) : null,
    total: Math.min(counted, MAX_COUNTED_ROWS),
    has_more_than_total: counted > MAX_COUNTED_ROWS,
  };
}

/** Streams all matching rows in batches, so that neither side holds all in memory. */
export async function* readAll<Query extends TableQuery, Row>(
  { db, clock }: DbDeps,
  table: StaffTable<Query, Row>,
  query: Query,
): AsyncGenerator<Row[]> {
  const now = clock.now();
  const where = await table.conditions(db, query, now);
  for (let after: Cursor | undefined; ; ) {
    const found = await pageOf(db, table, query, { where, after }, EXPORT_PAGE_SIZE);
    yield await inOrder(db, table, found, now);
    if (found.length < EXPORT_PAGE_SIZE) return;
    after = found.at(-1);
  }
}

const sortOf = <Query extends TableQuery, Row>(table: StaffTable<Query, Row>, query: Query) =>
  table.sorts[query.sort as Query['sort']];

async function pageOf<Query extends TableQuery, Row>(
  db: Database,
  table: StaffTable<Query, Row>,
  query: Query,
  { where, after }: { where: (SQL | undefined)[]; after: Cursor | undefined },
  limit: number,
): Promise<Cursor[]> {
  const { by, type } = sortOf(table, query);
  const [direction, follows] = query.order === 'desc' ? ['desc', '<'] : ['asc', '>'];
  const next =
    after &&
    sql`(${by}, ${table.id}) ${sql.raw(follows)} (${after.value}::${sql.raw(type)}, ${after.id}::integer)`;
  return rowsOf(
    db,
    sql`select ${table.id} as id, (${by})::text as value from ${table.from}
    where ${all([...where, next])}
    order by ${by} ${sql.raw(direction)}, ${table.id} ${sql.raw(direction)} limit ${limit}`,
  ) as Promise<unknown> as Promise<Cursor[]>;
}

async function countUpTo<Query extends TableQuery, Row>(
  db: Database,
  table: StaffTable<Query, Row>,
  where: (SQL | undefined)[],
  most: number,
): Promise<number> {
  const fitting = sql`select 1 from ${table.from} where ${all(where)} limit ${most}`;
  const [row] = await rowsOf(db, sql`select count(*)::integer as count from (${fitting}) fitting`);
  return Number(row!.count);
}

async function inOrder<Query extends TableQuery, Row>(
  db: Database,
  table: StaffTable<Query, Row>,
  found: Cursor[],
  now: Date,
): Promise<Row[]> {
  if (found.length === 0) return [];
  const rows = await table.rows(
    db,
    found.map(({ id }) => id),
    now,
  );
  const byKey = new Map(rows.map(({ key, ...row }) => [key, row as Row]));
  // A row deleted between the two statements is left out.
  return found.flatMap(({ id }) => byKey.get(id) ?? []);
}

const all = (conditions: (SQL | undefined)[]): SQL => {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
};
