import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { id, instant, partOf, profileId } from './columns';

export const users = pgTable(
  'users',
  {
    id: profileId(),
    name: text().notNull(),
    surname: text().notNull(), // '/' means there is none
    username: text().notNull().unique(), // lower case
    email: text().notNull().unique(), // lower case
    emailVerifiedAt: instant(),
    pendingEmail: text(), // unconfirmed: it cannot sign in and does not reserve the address
    safeEmail: text().unique(), // unused since 0011, kept for the previous version
    passwordHash: text(), // null: signs in with Google only
    secondFactorSince: instant(), // null: no second factor
    credentialsVersion: integer().notNull().default(0), // +1 with each change of credentials
    phoneNumber: text(), // E.164
    bio: text(),
    profilePhoto: text(),
    linkedIn: text(),
    x: text(),
    website: text(),
    isInvestor: boolean().notNull().default(false),
    isStartup: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    timeZone: text(), // IANA name last sent by the browser; used for times in mails
    calendarToken: text().unique(), // sha256 of the token in the feed's address
    createdAt: instant().notNull(),
    disabledAt: instant(),
    deletionAskedAt: instant(), // erased 14 days later
    deletedAt: instant(),
    searchText: text(), // normalized names and addresses; a trigger resets it to null on changes
  },
  (table) => [
    index('users_by_name')
      .on(sql`(coalesce(left(search_text, 100), '') collate "C")`, table.id)
      .where(sql`deleted_at is null`),
    index('users_search')
      .using('gin', sql`search_text gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }) // kB: every search also reads the pending list
      .where(sql`deleted_at is null`),
    index('users_unindexed').on(table.id).where(sql`search_text is null and deleted_at is null`),
    index('users_deletion_asked')
      .on(table.deletionAskedAt)
      .where(sql`deletion_asked_at is not null`),
  ],
);

/** A former username stays blocked for 180 days (rule 2.4). */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    id: id(),
    username: text().notNull(),
    userId: partOf(() => users.id),
    leftAt: instant().notNull(),
  },
  (table) => [
    index('former_usernames_name').on(table.username),
    index('former_usernames_user').on(table.userId, table.leftAt),
  ],
);

/** A former confirmed address. For seven days the mailed link restores it, and nobody else can use it. */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: id(), // in the order they were replaced
    userId: partOf(() => users.id),
    email: text().notNull(),
    nonce: text().notNull(), // the link's token is derived from it, to mail it again
    tokenHash: text().notNull().unique(),
    leftAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('former_emails_email').on(table.email),
    index('former_emails_user').on(table.userId),
  ],
);

/** An account at an identity provider. */
export const identities = pgTable(
  'identities',
  {
    id: integer().generatedByDefaultAsIdentity().notNull().unique(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(), // as reported by the provider at linking; unknown before 0012
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);
