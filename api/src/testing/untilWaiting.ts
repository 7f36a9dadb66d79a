import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';

/**
 * Inside a transaction that holds a lock: until a statement of somebody else waits for it. The
 * embedded database runs one transaction after the other, so there everything waits already.
 */
export async function untilWaiting(tx: Database): Promise<void> {
  if (globalThis.workerDatabase.embedded) return;
  for (let attempt = 0; attempt < 60_000; attempt += 1) {
    const waits = sql`select count(*)::int as count from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`;
    const { rows } = (await tx.execute(waits)) as unknown as { rows: { count: number }[] };
    if (rows[0]!.count > 0) return;
    await sleep(10);
  }
  throw new Error('Nobody waits for the lock.');
}
