import type { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The only row of a query, or its first one; undefined when it finds none. */
export const first = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> =>
  (await query)[0];

/** What a query of no table answers, on either engine. */
export async function rowsOf<Row = Record<string, unknown>>(
  db: Pick<Database, 'execute'>,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
