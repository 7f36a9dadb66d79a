import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { users } from './users';

/** A key pair of somebody's device; we have the public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: partOf(() => users.id),
    credentialId: text().notNull().unique(), // base64url, given by the device
    publicKey: text().notNull(), // COSE, base64url
    counter: bigint({ mode: 'number' }).notNull(), // of its uses, if the device counts them
    transports: jsonb().$type<string[]>().notNull(), // how browsers reach the device
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a device was asked to sign; each is deleted when the answer comes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    challengeHash: text().notNull().unique(),
    purpose: text().$type<'add' | 'prove' | 'sign-in'>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }), // null: whoever it is
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);
