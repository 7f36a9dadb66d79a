import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Tables whose rows are counted for what they point at. */
export type Counted = 'startup_follows' | 'user_follows' | 'update_likes';

/**
 * How many rows of a table point at one thing; nothing when there is none. Triggers of those tables
 * keep it (migration 0009), so nobody else writes here, but for merging startups, which moves rows.
 */
export const counters = pgTable(
  'tallies',
  {
    kind: text().$type<Counted>().notNull(),
    targetId: integer().notNull(), // a startup, a user or an update, by kind
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.targetId] })],
);
