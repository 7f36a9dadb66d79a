import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** PGlite by default, PostgreSQL by DATABASE_URL: the code above this line cannot tell which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database and how to let go of it. */
export interface OpenDatabase {
  db: Database;
  /** For what everybody may read: replicas, and `db` itself where there are none. Takes no transactions. */
  readDb?: Database;
  /** How many replicas are read from at this moment. */
  replicas?: () => number;
  /** How many replicas followed the primary until it was last there: one of them can stand in for it. */
  followers?: () => number;
  /** How long ago the best of them had everything, milliseconds. */
  replicaLag?: () => number;
  /** How old what is read from replicas may be, milliseconds; undefined while the primary is there to say. */
  readAge?: () => number | undefined;
  /** Connections to a server: open, idle, and how many statements wait for one. */
  pool?: () => { open: number; idle: number; waiting: number };
  /**
   * Copies the embedded database, which holds still until the copy is there; a server has means of
   * its own.
   * @param meanwhile done at the same standstill
   * @returns a tar archive
   */
  dump?: (meanwhile: () => Promise<void>) => Promise<Blob>;
  close(): Promise<void>;
}
