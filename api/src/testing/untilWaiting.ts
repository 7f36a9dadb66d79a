import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';

/**
 * Inside a transaction that holds a lock: until so many statements of others wait. The embedded
 * database runs one transaction after the other, so there everything waits already.
 */
export async function untilWaiting(tx: Database, statements = 1): Promise<void> {
  if (globalThis.workerDatabase.embedded) return;
  for (let attempt = 0; attempt < 60_000; attempt += 1) {
    const waits = sql`select count(*)::int as count from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`;
    // Within a transaction the server goes on telling who was connected when it was first asked.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = (await tx.execute(waits)) as unknown as { rows: { count: number }[] };
    if (rows[0]!.count >= statements) return;
    await sleep(10);
  }
  throw new Error('Nobody waits for the lock.');
}
