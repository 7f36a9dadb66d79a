import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { startups } from './startups';
import { users } from './users';

/** An update of a startup. A deleted one stays soft-deleted for 30 days (rule 3.28). */
export const startupUpdates = pgTable(
  'startup_updates',
  {
    id: id(),
    startupId: partOf(() => startups.id),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    update: text().notNull(),
    createdAt: instant().notNull(),
    editedAt: instant(), // the last edit
    deletedAt: instant(),
  },
  (table) => [
    // Both orders of reading the feed: with soft-deleted rows (during a scroll) and without.
    index('startup_updates_feed').on(table.startupId, table.id),
    index('startup_updates_author').on(table.authorId),
    index('startup_updates_live').on(table.startupId, table.id).where(sql`deleted_at is null`),
  ],
);

export const updateLikes = pgTable(
  'update_likes',
  {
    updateId: partOf(() => startupUpdates.id),
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.updateId, table.userId] }),
    index('update_likes_user').on(table.userId),
  ],
);
