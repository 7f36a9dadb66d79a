import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** PGlite by default, PostgreSQL by DATABASE_URL: code that uses the type works on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database and how to close it. */
export interface OpenDatabase {
  db: Database;
  /** For public reads: replicas, or `db` itself without any. It cannot run transactions. */
  readDb?: Database;
  /** The number of replicas in use now. */
  replicas?: () => number;
  /** The number of replicas when the primary was last up; one of them can replace it. */
  followers?: () => number;
  /** How long ago the best replica was up to date, milliseconds. */
  replicaLag?: () => number;
  /** Maximum age of data read from replicas, milliseconds; undefined while the primary is up. */
  readAge?: () => number | undefined;
  /** Connections to a server: open, idle, and the number of waiting statements. */
  pool?: () => { open: number; idle: number; waiting: number };
  /**
   * Copies the embedded database, which is locked meanwhile; a server has its own tools.
   * @param meanwhile runs under the same lock
   * @returns a tar archive
   */
  dump?: (meanwhile: () => Promise<void>) => Promise<Blob>;
  close(): Promise<void>;
}
