import type { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The first row of a query; undefined when there is none. */
export const first = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> =>
  (await query)[0];

/** The rows of a raw query, on either engine. */
export async function rowsOf<Row = Record<string, unknown>>(
  db: Pick<Database, 'execute'>,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
