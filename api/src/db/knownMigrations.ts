import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';

import type { Database } from './database';
import { MIGRATIONS } from './migrationsFolder';
import { rowsOf } from './rows';

const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[];
};

/** By creation time, which is what the database stores of a migration. */
const KNOWN_MIGRATIONS = new Set(journal.entries.map(({ when }) => when));

/** The last one this version knows. */
export const newestKnown = Math.max(...KNOWN_MIGRATIONS);

/** Those a database has, by the time each was made; none where nothing was ever migrated. */
export async function appliedMigrations(db: Pick<Database, 'execute'>): Promise<number[]> {
  const there = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (there[0]?.name === null) return [];
  const applied = await rowsOf(
    db,
    sql`select created_at from drizzle.__drizzle_migrations order by 1`,
  );
  return applied.map(({ created_at }) => Number(created_at));
}

/** Those that only a newer version has. */
export const unknownMigrations = (applied: number[]): number[] =>
  applied.filter((when) => !KNOWN_MIGRATIONS.has(when));
