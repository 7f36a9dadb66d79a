import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { users } from './users';

/** The public key of a user's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: partOf(() => users.id),
    credentialId: text().notNull().unique(), // base64url, given by the device
    publicKey: text().notNull(), // COSE, base64url
    counter: bigint({ mode: 'number' }).notNull(), // signature counter, if the device has one
    transports: jsonb().$type<string[]>().notNull(), // how browsers reach the device
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges for devices to sign; deleted when the response arrives. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    challengeHash: text().notNull().unique(),
    purpose: text().$type<'add' | 'prove' | 'sign-in'>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }), // null: any user
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);
