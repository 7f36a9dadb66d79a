import type { LetterAudience, LetterFormat, LetterState } from 'contract/wire/letters.contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { MergeValues } from '../../mail/markdown/mergeFields';
import { id, instant, partOf } from './columns';
import { users } from './users';

/** Letters of staff to many. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    subject: text().notNull(),
    body: text().notNull(),
    format: text().$type<LetterFormat>().notNull(),
    sender: text().notNull(), // the sender's name in mails
    audience: jsonb().$type<LetterAudience>().notNull(),
    state: text().$type<LetterState>().notNull().default('draft'),
    listed: boolean().notNull().default(true), // in the archive, for letters to the newsletter
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    nextBatchAt: instant(), // earliest time, which limits the rate
    recipients: integer().notNull().default(0),
  },
  (table) => [index('letters_sending').on(table.startedAt).where(sql`state = 'sending'`)],
);

/** Recipients of a letter, stored when sending begins; later subscribers get none. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    id: id(),
    letterId: partOf(() => letters.id),
    userId: integer(), // null: an address of the newsletter without an account
    email: text().notNull(),
    name: text().notNull(),
    values: jsonb().$type<MergeValues>().notNull(),
    postedAt: instant(), // when it was put into the outbox
  },
  (table) => [
    unique('letter_recipients_once').on(table.letterId, table.email),
    index('letter_recipients_waiting').on(table.letterId, table.id).where(sql`posted_at is null`),
    index('letter_recipients_email').on(table.email),
  ],
);
