import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows';
import type { DbDeps } from '../deps/deps';
import { RETENTION, TABLES } from '.';
import { emptyStalePendingEmails } from './pendingEmails';

/** Rows of one statement, which has to end within the statement timeout. */
const BATCH_SIZE = 5_000;

/**
 * Deletes whatever is over, table by table. One that cannot be purged keeps no other from it.
 * @throws what went wrong, when all others are done
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
