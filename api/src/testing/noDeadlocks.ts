import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { rowsOf } from '../db/rows';

/**
 * Fails a test in which the server resolved a deadlock: the sender of that transaction got 503, as on a busy machine.
 * The embedded database runs one transaction at a time, and has no deadlocks.
 */
export function noDeadlocks(kit: { db: Database }): void {
  let before = 0;
  beforeEach(async () => {
    before = await deadlocks(kit.db);
  });
  afterEach(async () => {
    expect({ deadlocks: (await deadlocks(kit.db)) - before }).toEqual({ deadlocks: 0 });
  });
}

async function deadlocks(db: Database): Promise<number> {
  if (globalThis.workerDatabase.embedded) return 0;
  const [row] = await rowsOf(
    db,
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(row!.deadlocks);
}
