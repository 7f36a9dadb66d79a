import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TestKit } from '../../../../testing';
import { OF_ACCOUNTS } from '../mergeDecisions';

/** The number of rows in each table that reference an account, under `column decision`. */
export async function countRows({ db }: TestKit, id: number): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const [column, decision] of OF_ACCOUNTS) {
    const count = await db.$count(column.table as PgTable, eq(column, id));
    found.push([`${column.name} ${decision}`, count]);
  }
  return found;
}
