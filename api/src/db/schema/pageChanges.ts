import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/** Number of a transaction; numbers never come again (PostgreSQL's xid8). */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What was changed of what public pages show, by its tag (contract/cache-tags). Triggers of the tables
 * that pages are made of write it in the transaction of the change (migration 0035), whoever made the
 * change: a call, a job, a command of the staff. Nobody else writes here.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text().notNull(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    changedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    index('page_changes_transaction').on(table.transaction),
    index('page_changes_changed').on(table.changedAt),
  ],
);
