import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { MailKind } from '../../mail/stored/letter';
import type { DropReason, OutboxBody } from '../../mail/stored/storedMail';
import { id, instant, partOf } from './columns';
import { users } from './users';

/** The outbox: mails are inserted in the transaction that caused them, and sent by the worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    messageId: text().notNull().unique(), // also prevents two mails for one event
    kind: text().$type<MailKind>().notNull(),
    toName: text().notNull(),
    toEmail: text().notNull(),
    body: jsonb().$type<OutboxBody>(), // emptied 30 days after sending
    createdAt: instant().notNull(),
    dueAt: instant().notNull(), // while it is being sent: the end of the worker's lease
    claimedBy: text(), // the worker that holds it, or crashed while sending
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    droppedAt: instant(), // it is not retried automatically
    dropReason: text().$type<DropReason>(), // unknown for those dropped by an earlier version
    lastError: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt, table.id)
      .where(sql`sent_at is null and dropped_at is null`),
    index('outbox_dropped').on(table.id).where(sql`dropped_at is not null`),
  ],
);

/** Addresses that refused mail; those with `suppressedAt` get none. */
export const mailSuppressions = pgTable('mail_suppressions', {
  email: text().primaryKey(), // lower case
  reason: text().$type<'refused' | 'bounce' | 'complaint'>().notNull(), // of the last report
  detail: text().notNull(), // as the receiving side or the provider put it
  reports: integer().notNull(), // since the last delivered mail
  reportedAt: instant().notNull(),
  suppressedAt: instant(),
});

/**
 * Requests for a mail by a typed address. Stored for every address alike, so that neither the response nor its timing
 * reveals known addresses. The worker moves them into the outbox and looks the address up (reliability C10).
 */
export const mailRequests = pgTable('mail_requests', {
  id: id(),
  kind: text().$type<'reset' | 'newsletter'>().notNull(),
  email: text().notNull(),
  createdAt: instant().notNull(),
});

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: partOf(() => users.id),
    type: text().notNull(),
    text: text().notNull(),
    url: text().notNull(), // path on the site
    aboutId: integer(), // a user named in the text; deleted with them
    happensAt: instant(), // time of the event
    groupKey: text(), // unread ones with one key become one line
    count: integer().notNull().default(1), // number of events in the line
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_list').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
);

/** A user's preferences; types without a row use their default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: partOf(() => users.id),
    type: text().notNull(),
    onSite: boolean().notNull(),
    byMail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

/**
 * The last update of followed startups that a user was notified of. Posting writes one row, however many follow;
 * notifications are created at the follower's next request (rule 3.33).
 */
export const notificationCursors = pgTable('notification_cursors', {
  userId: partOf(() => users.id).primaryKey(),
  updateId: integer().notNull(),
});
