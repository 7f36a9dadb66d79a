import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

const MERGING_LOCK = sql`hashtextextended('merging', 0)`;

/**
 * Waits until nobody else merges anything, and keeps others from it until the transaction ends. Two accounts
 * and two startups have rows in common in no one order, so two merges could wait for each other in a circle.
 */
export async function holdTurnOfMerging(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MERGING_LOCK})`);
}

/**
 * Waits until nobody merges, and keeps everybody from it until the transaction ends; many may do so at once. For
 * what comes often and to rows of several people, who may be merged just then. First of all, before any row is held.
 */
export async function keepFromMerging(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${MERGING_LOCK})`);
}
