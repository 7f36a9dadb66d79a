import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';

import type { OpenDatabase } from './database';
import { MIGRATIONS } from './migrationsFolder';
import * as schema from './schema';

const MIGRATION_LOCK = 7_214_001; // any number, the same in every process

/** A pool of connections to PostgreSQL >= 15. */
export async function openServer(connectionString: string, migrates = true): Promise<OpenDatabase> {
  if (migrates) await migrateServer(connectionString);
  const pool = new Pool({ connectionString, max: 10, statement_timeout: 15_000 });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Processes that start together take turns: concurrent migrations break each other. */
export async function migrateServer(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
