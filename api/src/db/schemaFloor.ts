import { sql } from 'drizzle-orm';
import { OperatorError } from 'server-kit/log';
import type { Database } from './database';
import { newestKnown } from './knownMigrations';
import { rowsOf } from './rows';

/**
 * The newest migration that a version must know to work on the current schema, by its time (`when` in
 * migrations/meta/_journal.json); 0 while every version works. A migration that only adds leaves it, because the
 * previous version can run beside this one. One that removes something sets it to the migration that removed its last
 * use (docs/deploy.md "Change the schema").
 */
export const FLOOR = 0;

/**
 * Migrates a database, and sets the minimum version for its schema.
 * @throws OperatorError before anything is changed
 */
export async function migrateSafely(
  db: Pick<Database, 'execute'>,
  migrate: () => Promise<void>,
): Promise<void> {
  const floor = await refuseTooNew(db);
  await migrate();
  // Stored beside the list of applied migrations. It is no table of the product, so no migration creates it.
  await db.execute(
    sql`create table if not exists drizzle.schema_floor (migration bigint not null)`,
  );
  if (FLOOR > floor) {
    await db.execute(sql`delete from drizzle.schema_floor`);
    await db.execute(sql`insert into drizzle.schema_floor values (${FLOOR})`);
  }
}

/** @returns the stored floor @throws OperatorError when this version is below it */
export async function refuseTooNew(db: Pick<Database, 'execute'>): Promise<number> {
  const floor = await readFloor(db);
  if (floor <= newestKnown) return floor;
  throw new OperatorError(
    'The database was changed by a newer version and does not work with this one. Start the newer version, or restore a backup from before.',
  );
}

async function readFloor(db: Pick<Database, 'execute'>): Promise<number> {
  const [there] = await rowsOf(db, sql`select to_regclass('drizzle.schema_floor') as name`);
  if (there?.name == null) return 0;
  const [row] = await rowsOf(db, sql`select max(migration) as floor from drizzle.schema_floor`);
  return Number(row?.floor ?? 0);
}
