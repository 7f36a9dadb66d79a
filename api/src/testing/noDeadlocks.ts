import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { rowsOf } from '../db/rows';

/**
 * A test of this file fails when the server ended a transaction in it that would have waited for ever: whoever
 * sent that is answered 503, as on a busy machine. The embedded database runs one after the other, and has none.
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
