import { asc, eq, gt, sql } from 'drizzle-orm';
import { startups } from '../../db/schema';
import type { Deps } from '../../deps/deps';
import { FOREIGN_LETTERS } from './latin';
import { searchColumns } from './searchText';

const BATCH_SIZE = 100; // startups

/** Updates the search columns of startups written by a version before transliteration. */
export async function reindexSearch({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { id, name, industry, description, searchText } = startups;
  const old = sql`translate(${searchText}, ${FOREIGN_LETTERS}, '') <> ${searchText}`;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id, name, industry, description })
      .from(startups)
      .where(sql`${gt(id, last)} and ${old}`)
      .orderBy(asc(id))
      .limit(BATCH_SIZE);
    for (const row of rows) await db.update(startups).set(searchColumns(row)).where(eq(id, row.id));
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)!.id;
  }
}
