import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/**
 * Every picture whose files may be in the store. It is `pending` from before its first file is
 * written until a user or a startup shows it, `live` while one does, and `doomed` from then on until
 * its files are deleted. Triggers of users and startups (migration 0013) set `live` and `doomed`, so
 * no code that changes a picture can forget to.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(), // of its files, without size and ending: `users/3f9c…`
    state: text().$type<'pending' | 'live' | 'doomed'>().notNull(),
    createdAt: instant().notNull(),
    encodedAt: instant(), // its AVIF files are there, or it gets none
    attempts: integer().notNull().default(0), // to encode AVIF
    leasedUntil: instant(), // a process encodes it and may still write files
    triedAt: instant(), // deleting its files last failed
    missingAt: instant(), // live, and its file is not in the store
  },
  (table) => [
    index('pictures_unfinished')
      .on(table.createdAt, table.name)
      .where(sql`state <> 'live' or encoded_at is null or missing_at is not null`),
  ],
);
