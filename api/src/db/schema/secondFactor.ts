import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { users } from './users';

/** The authenticator app of an account, at most one. */
export const authenticators = pgTable('authenticators', {
  userId: partOf(() => users.id).primaryKey(),
  secret: text().notNull(), // encrypted; the key is not in the database
  createdAt: instant().notNull(),
  confirmedAt: instant(), // null until a code has confirmed it
  lastStep: integer(), // the interval of the last used code; older codes are refused
});

/** Single-use codes for a lost device; stored as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: partOf(() => users.id),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Sign-ins that wait for their second factor; deleted when finished. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    userId: partOf(() => users.id),
    tokenHash: text().notNull().unique(),
    way: text().$type<'password' | 'google'>().notNull(), // the first factor
    credentialsVersion: integer().notNull(), // of the account at that time
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sign_in_challenges_user').on(table.userId),
    index('sign_in_challenges_expires').on(table.expiresAt),
  ],
);
