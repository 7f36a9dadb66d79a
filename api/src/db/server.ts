import { AsyncResource } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolConfig } from 'pg';

import type { OpenDatabase } from './database';
import { requireDeadlines } from './deadlines';
import { MIGRATIONS } from './migrationsFolder';
import { PooledClient, QueryTimeoutClient } from './QueryTimeoutClient';
import { readFromReplicas } from './readFromReplicas';
import * as schema from './schema';
import { migrateSafely, refuseTooNew } from './schemaFloor';

export const MIGRATION_LOCK = 7_214_001; // any constant shared by all processes

/**
 * Milliseconds. Each is shorter than the timeout of its caller: the edge aborts a read after twelve seconds. The server
 * enforces the first three; if it hangs itself, ours end the wait.
 */
const SERVER_TIMEOUTS = {
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};
const CLIENT_TIMEOUTS = {
  query_timeout: 6_000,
  /** Until a connection is available: a new one, or one that is released. */
  connectionTimeoutMillis: 3_000,
};

/** Behind a pooler there is no session state: no timeouts and no prepared statements. */
const mannerOf = (isPooled: boolean) =>
  isPooled
    ? { ...CLIENT_TIMEOUTS, Client: PooledClient }
    : { ...SERVER_TIMEOUTS, ...CLIENT_TIMEOUTS, Client: QueryTimeoutClient };

/** Address of a database, and how to connect. */
export interface ServerAddress {
  url: string;
  /** The server itself, when `url` is a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** Per process; ten when left out. */
  connections?: number;
  /** Replicas of the same server, reached like `url`; each address is one replica. */
  readUrls?: string[];
}

/**
 * A pool of connections to PostgreSQL >= 15.
 * @throws OperatorError when no timeout would end a hanging statement
 */
export async function openServer(
  { url, directUrl, connections: max = 10, readUrls = [] }: ServerAddress,
  migrates = true,
): Promise<OpenDatabase> {
  const manner = mannerOf(directUrl !== undefined);
  const open = (connectionString: string, count: number) =>
    openPool({ connectionString, max: count, ...manner });
  const pool = open(url, max);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    await requireDeadlines(
      db,
      directUrl !== undefined ? undefined : SERVER_TIMEOUTS.statement_timeout,
    );
    // A migration holds a session lock, which a pooler in transaction mode cannot keep.
    if (migrates) await migrateServer(directUrl ?? url);
    else await refuseTooNew(db);
  } catch (error) {
    await pool.end();
    throw (error as Error).cause ?? error; // the server's message
  }
  const usage = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  if (readUrls.length === 0) return { db, pool: usage, close: () => pool.end() };
  const followers = readUrls.map((each) => ({ pool: open(each, max), watch: open(each, 1) }));
  const replicas = readFromReplicas(pool, open(url, 1), followers);
  pool.query = replicas.own as Pool['query'];
  return {
    db,
    readDb: drizzle(replicas as unknown as Pool, { schema, casing: 'snake_case' }),
    replicas: replicas.used,
    followers: replicas.followers,
    replicaLag: replicas.lag,
    readAge: replicas.age,
    pool: usage,
    async close() {
      await Promise.all([pool.end(), replicas.close()]);
    },
  };
}

function openPool(config: PoolConfig): Pool {
  const pool = new CallersPool(config);
  // A broken connection is replaced. Without these listeners its error would crash the process, whether it is idle (the
  // pool's event) or in a transaction (its own).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Keeps the async context of the waiting caller, not of the one that released the connection. */
class CallersPool extends Pool {
  override connect(callback?: Parameters<Pool['connect']>[0]): never {
    const bound = callback && AsyncResource.bind(callback);
    return super.connect(bound as Parameters<Pool['connect']>[0]) as never;
  }
}

/** Processes that start together run migrations one after another, because concurrent ones fail. */
export async function migrateServer(connectionString: string) {
  const { connectionTimeoutMillis } = CLIENT_TIMEOUTS;
  const client = new Client({ connectionString, connectionTimeoutMillis });
  await client.connect();
  try {
    // The role may have timeouts (docs/deploy.md), which are meant for calls.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('reset lock_timeout');
    const db = drizzle(client, { schema });
    await migrateSafely(db, () => migrate(db, { migrationsFolder: MIGRATIONS }));
  } finally {
    await client.end();
  }
}
