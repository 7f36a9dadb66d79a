import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows';
import type { DbDeps } from '../deps/deps';
import { RETENTION, TABLES } from '.';
import { emptyStalePendingEmails } from './pendingEmails';

/** Rows per statement, which must finish within the statement timeout. */
const BATCH_SIZE = 5_000;

/**
 * Deletes expired rows, table by table. A failure in one does not stop the others.
 * @throws the first error, after all others are done
 */
export async function purge({ db, clock }: DbDeps): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error) => void failures.push(error));
  for (const [name, { over }] of Object.entries(RETENTION)) {
    const condition = over?.(now);
    if (condition) await attempt(deleteRows(db, TABLES.get(name)!, condition));
  }
  await attempt(emptyStalePendingEmails(db, now));
  if (failures.length > 0) throw failures[0];
}

async function deleteRows(db: Database, table: PgTable, condition: SQL): Promise<void> {
  for (;;) {
    const some = sql`select ctid from ${table} where ${condition} limit ${BATCH_SIZE}`;
    const gone = sql`delete from ${table} where ctid in (${some}) returning 1`;
    if ((await rowsOf(db, gone)).length < BATCH_SIZE) return;
  }
}
