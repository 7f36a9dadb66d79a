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
    pendingEmail: text(), // wanted, not proven: it signs nobody in and keeps nobody else from it
    safeEmail: text().unique(), // unused since 0011, kept for the version before
    passwordHash: text(), // null: signs in with Google only
    secondFactorSince: instant(), // null: it asks for none
    credentialsVersion: integer().notNull().default(0), // one more at each change of what opens it
    phoneNumber: text(), // E.164
    bio: text(),
    profilePhoto: text(),
    linkedIn: text(),
    x: text(),
    website: text(),
    isInvestor: boolean().notNull().default(false),
    isStartup: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    timeZone: text(), // IANA name, as the browser last said; times in mails are in it
    calendarToken: text().unique(), // sha256 of the secret in the feed's address
    createdAt: instant().notNull(),
    disabledAt: instant(),
    deletionAskedAt: instant(), // erased 14 days later
    deletedAt: instant(),
    searchText: text(), // folded names and addresses; a trigger makes it null when one changes
  },
  (table) => [
    index('users_by_name')
      .on(sql`(coalesce(left(search_text, 100), '') collate "C")`, table.id)
      .where(sql`deleted_at is null`),
    index('users_search')
      .using('gin', sql`search_text gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }) // kB: every search reads what is pending
      .where(sql`deleted_at is null`),
    index('users_unindexed').on(table.id).where(sql`search_text is null and deleted_at is null`),
    index('users_deletion_asked')
      .on(table.deletionAskedAt)
      .where(sql`deletion_asked_at is not null`),
  ],
);

/** A former name stays blocked for 180 days (rule 2.4). */
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

/**
 * A proven address an account had. For seven days it can be taken back by the link that was mailed
 * there, and nobody else gets it.
 */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: id(), // in the order they were left
    userId: partOf(() => users.id),
    email: text().notNull(),
    nonce: text().notNull(), // what the secret of the link is derived from, to mail it again
    tokenHash: text().notNull().unique(),
    leftAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('former_emails_email').on(table.email),
    index('former_emails_user').on(table.userId),
  ],
);

/** A person as an identity provider knows them. */
export const identities = pgTable(
  'identities',
  {
    id: integer().generatedByDefaultAsIdentity().notNull().unique(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(), // as the provider told it when it was linked; unknown for those of before 0012
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);
