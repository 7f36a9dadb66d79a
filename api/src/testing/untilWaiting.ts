import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';

/**
 * Inside a transaction with a lock: waits until this many statements of others wait. The embedded database runs one
 * transaction after the other, so all others wait already.
 */
export async function untilWaiting(tx: Database, statements = 1): Promise<void> {
  if (globalThis.workerDatabase.embedded) return;
  for (let attempt = 0; attempt < 60_000; attempt += 1) {
    const waits = sql`select count(*)::int as count from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`;
    // Within a transaction the server keeps its first list of connections, so its snapshot is cleared.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = (await tx.execute(waits)) as unknown as { rows: { count: number }[] };
    if (rows[0]!.count >= statements) return;
    await sleep(10);
  }
  throw new Error('Nobody waits for the lock.');
}
