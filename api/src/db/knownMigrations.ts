import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';

import type { Database } from './database';
import { MIGRATIONS } from './migrationsFolder';
import { rowsOf } from './rows';

const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[];
};

/** By creation time, which the database stores for each migration. */
const KNOWN_MIGRATIONS = new Set(journal.entries.map(({ when }) => when));

/** The newest migration of this version. */
export const newestKnown = Math.max(...KNOWN_MIGRATIONS);

/** The migrations of a database, by creation time; none for an empty database. */
export async function appliedMigrations(db: Pick<Database, 'execute'>): Promise<number[]> {
  const there = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (there[0]?.name === null) return [];
  const applied = await rowsOf(
    db,
    sql`select created_at from drizzle.__drizzle_migrations order by 1`,
  );
  return applied.map(({ created_at }) => Number(created_at));
}

/** Migrations that only a newer version has. */
export const unknownMigrations = (applied: number[]): number[] =>
  applied.filter((when) => !KNOWN_MIGRATIONS.has(when));
