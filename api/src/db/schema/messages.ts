import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { MailKind } from '../../mail/stored/letter';
import type { DropReason, OutboxBody } from '../../mail/stored/storedMail';
import { id, instant, partOf } from './columns';
import { users } from './users';

/** Mail waits here, written in the transaction that caused it, until the worker has sent it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    messageId: text().notNull().unique(), // also keeps one event from mailing twice
    kind: text().$type<MailKind>().notNull(),
    toName: text().notNull(),
    toEmail: text().notNull(),
    body: jsonb().$type<OutboxBody>(), // emptied 30 days after sending
    createdAt: instant().notNull(),
    dueAt: instant().notNull(), // of one that is being sent: when its worker's lease ends
    claimedBy: text(), // the worker that has it in hand, or died with it
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    droppedAt: instant(), // it is not tried again by itself
    dropReason: text().$type<DropReason>(), // unknown for those an earlier version dropped
    lastError: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt, table.id)
      .where(sql`sent_at is null and dropped_at is null`),
    index('outbox_dropped').on(table.id).where(sql`dropped_at is not null`),
  ],
);

/** Addresses that refused mail; those with `suppressedAt` get none any more. */
export const mailSuppressions = pgTable('mail_suppressions', {
  email: text().primaryKey(), // lower case
  reason: text().$type<'refused' | 'bounce' | 'complaint'>().notNull(), // of the last report
  detail: text().notNull(), // as the receiving side or the provider put it
  reports: integer().notNull(), // since mail last arrived
  reportedAt: instant().notNull(),
  suppressedAt: instant(),
});

/**
 * Somebody asked for a mail by typing an address. Noted for every address alike, so that neither
 * the answer nor its time tells which ones are known; the worker moves it into the outbox and finds
 * out (reliability C10).
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
    aboutId: integer(), // a person the text names; erased with them
    happensAt: instant(), // when what it tells of takes place
    groupKey: text(), // unread ones of one key are one line
    count: integer().notNull().default(1), // how many events the line stands for
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_list').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
);

/** What a person switched off or on; without a row the default of the type holds. */
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
 * Up to which update of the startups they follow a person was told. Posting writes one row however
 * many follow; their notifications are made when they look (rule 3.33).
 */
export const notificationCursors = pgTable('notification_cursors', {
  userId: partOf(() => users.id).primaryKey(),
  updateId: integer().notNull(),
});
