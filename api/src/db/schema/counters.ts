import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Tables whose rows are counted by the object they reference. */
export type Counted = 'startup_follows' | 'user_follows' | 'update_likes';

/**
 * The number of rows that reference an object; no row for none. Triggers of those tables maintain it (migration 0009).
 * No other code writes it, except merging startups, which moves rows.
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
