import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { users } from './users';

/** One signed-in device. Only the hash of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: partOf(() => users.id),
    tokenHash: text().notNull().unique(),
    cookieHash: text(), // for a token that is bound to a cookie
    device: text().notNull(), // from the user agent
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    provenAt: instant(), // when a second factor was last confirmed in it
  },
  (table) => [index('sessions_user').on(table.userId, table.lastUsedAt)],
);

/** A mailed token: reset or verify. Single use, stored as hash. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: id(),
    purpose: text().$type<'reset' | 'verify'>().notNull(),
    userId: partOf(() => users.id),
    email: text().notNull(), // the address it was about
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('mailed_tokens_open').on(table.userId, table.purpose).where(sql`used_at is null`),
  ],
);
