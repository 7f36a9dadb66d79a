import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';

import type { OpenDatabase } from './database';
import { ImpatientClient } from './ImpatientClient';
import { MIGRATIONS } from './migrationsFolder';
import * as schema from './schema';
import { migrateSafely, refuseTooNew } from './schemaFloor';

const MIGRATION_LOCK = 7_214_001; // any number, the same in every process

/**
 * Milliseconds. Each ends before what waits for it does: the edge gives up a read after twelve
 * seconds. The server keeps the first two; when it hangs itself, ours ends the wait.
 */
const DEADLINES = {
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  /** Until there is a connection: a new one, or one that somebody else gives back. */
  connectionTimeoutMillis: 3_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** A pool of connections to PostgreSQL >= 15. */
export async function openServer(connectionString: string, migrates = true): Promise<OpenDatabase> {
  if (migrates) await migrateServer(connectionString);
  const pool = new Pool({ connectionString, max: 10, ...DEADLINES, Client: ImpatientClient });
  // A connection that breaks is replaced; without a listener it would end the process, be it idle
  // (the pool's event) or in the middle of a transaction (its own).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  if (!migrates) await refuseTooNew(db);
  return {
    db,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Processes that start together take turns: concurrent migrations break each other. */
export async function migrateServer(connectionString: string) {
  const { connectionTimeoutMillis } = DEADLINES;
  const client = new Client({ connectionString, connectionTimeoutMillis });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrateSafely(db, () => migrate(db, { migrationsFolder: MIGRATIONS }));
  } finally {
    await client.end();
  }
}
