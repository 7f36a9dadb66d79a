import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/**
 * Every picture whose files may be in the store. It is `pending` from before its first file is written until a user or
 * a startup uses it, then `live`, then `doomed` until its files are deleted. Triggers of users and startups (migration
 * 0013) set `live` and `doomed`, so no code can forget to.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(), // of its files, without size and extension: `users/3f9c…`
    state: text().$type<'pending' | 'live' | 'doomed'>().notNull(),
    createdAt: instant().notNull(),
    encodedAt: instant(), // its AVIF files exist, or it gets none
    attempts: integer().notNull().default(0), // at encoding AVIF
    leasedUntil: instant(), // while a process encodes it and may write files
    triedAt: instant(), // when deleting its files last failed
    missingAt: instant(), // live, but its file is missing in the store
  },
  (table) => [
    index('pictures_unfinished')
      .on(table.createdAt, table.name)
      .where(sql`state <> 'live' or encoded_at is null or missing_at is not null`),
  ],
);
