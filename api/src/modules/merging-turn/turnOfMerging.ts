import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

const MERGING_LOCK = sql`hashtextextended('merging', 0)`;

/**
 * Waits for other merges and blocks new ones until the transaction ends. Two accounts or startups share rows in no
 * fixed order, so concurrent merges could deadlock.
 */
export async function holdTurnOfMerging(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MERGING_LOCK})`);
}

/**
 * Waits for a merge and blocks new ones until the transaction ends; shared, so many may hold it. For frequent writes to
 * rows of several people who may be merged concurrently. Call it first, before any row is locked.
 */
export async function keepFromMerging(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${MERGING_LOCK})`);
}
