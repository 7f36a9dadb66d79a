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

export const MIGRATION_LOCK = 7_214_001; // any number, the same in every process

/**
 * Milliseconds. Each ends before what waits for it does: the edge gives up a read after twelve
 * seconds. The server keeps the first three; when it hangs itself, ours end the wait.
 */
const SERVER_TIMEOUTS = {
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};
const CLIENT_TIMEOUTS = {
  query_timeout: 6_000,
  /** Until there is a connection: a new one, or one that somebody else gives back. */
  connectionTimeoutMillis: 3_000,
};

/** Behind a pooler no session is ours: it has no deadlines of ours, and no prepared statements. */
const mannerOf = (isPooled: boolean) =>
  isPooled
    ? { ...CLIENT_TIMEOUTS, Client: PooledClient }
    : { ...SERVER_TIMEOUTS, ...CLIENT_TIMEOUTS, Client: QueryTimeoutClient };

/** Where a database is, and how it is reached. */
export interface ServerAddress {
  url: string;
  /** The server itself, when `url` is of a pooler that hands out a connection for a transaction. */
  directUrl?: string | undefined;
  /** Of this process; ten when left out. */
  connections?: number;
  /** Replicas of the same server, reached as `url` is; each address leads to one of them. */
  readUrls?: string[];
}

/**
 * A pool of connections to PostgreSQL >= 15.
 * @throws DeadlinesMissing when nothing would end a statement that hangs
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
    // Who migrates holds a lock of the session: a pooler would give it to somebody else.
    if (migrates) await migrateServer(directUrl ?? url);
    else await refuseTooNew(db);
  } catch (error) {
    await pool.end();
    throw (error as Error).cause ?? error; // what the server said
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
  // A connection that breaks is replaced; without a listener it would end the process, be it idle
  // (the pool's event) or in the middle of a transaction (its own).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Whoever waited for a connection goes on as themselves, not as whoever gave it back. */
class CallersPool extends Pool {
  override connect(callback?: Parameters<Pool['connect']>[0]): never {
    const bound = callback && AsyncResource.bind(callback);
    return super.connect(bound as Parameters<Pool['connect']>[0]) as never;
  }
}

/** Processes that start together take turns: concurrent migrations break each other. */
export async function migrateServer(connectionString: string) {
  const { connectionTimeoutMillis } = CLIENT_TIMEOUTS;
  const client = new Client({ connectionString, connectionTimeoutMillis });
  await client.connect();
  try {
    // The role may have deadlines of its own (docs/deploy.md), which are meant for calls.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('reset lock_timeout');
    const db = drizzle(client, { schema });
    await migrateSafely(db, () => migrate(db, { migrationsFolder: MIGRATIONS }));
  } finally {
    await client.end();
  }
}
