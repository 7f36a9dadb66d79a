import type { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

import type { OpenDatabase } from '../db/database';
import { drizzleEmbedded } from '../db/embedded';
import * as schema from '../db/schema';

/** What the environment of a worker passes to its test files. */
export type WorkerDatabase = { embedded: PGlite; url?: never } | { url: string; embedded?: never };

declare global {
  var workerDatabase: WorkerDatabase;
  /** Opens the embedded database of a folder. @param fresh fills it from the migrated template */
  var openFolder: (dataDir: string, fresh?: boolean) => Promise<PGlite>;
}

/** The database of this worker, emptied. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const opened = connect();
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table as PgTable)));
  await opened.db.transaction(async (tx) => {
    // The record of acts refuses deletions unless its triggers are switched off.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  });
  return opened;
}

function connect(): OpenDatabase {
  const { embedded, url } = globalThis.workerDatabase;
  if (embedded) return { db: drizzleEmbedded(embedded), close: async () => undefined };
  return connectServer(url);
}

/** Ends a statement that hangs; on a busy machine a good one may take a minute. */
const STATEMENT_TIMEOUT_MS = 120_000;

/** A database of the server as it is, without migrating or checking it. */
export function connectServer(url: string): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A server that stops may still report that to a connection that was released.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() };
}
