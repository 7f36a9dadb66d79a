import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/** Transaction id, which never repeats (PostgreSQL's xid8). */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes of public pages, by cache tag (contract/cache-tags). Only triggers write it (migration 0035), in the
 * transaction of the change, whether made by a call, a job or a command.
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
