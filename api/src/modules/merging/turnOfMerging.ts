import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/**
 * Waits until nobody else merges anything, and keeps others from it until the transaction ends. Two accounts
 * and two startups have rows in common in no one order, so two merges could wait for each other in a circle.
 */
export async function holdTurnOfMerging(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('merging', 0))`);
}
