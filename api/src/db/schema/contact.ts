import type { MessageState } from 'contract/wire/inbox.contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, partOf } from './columns';
import { users } from './users';

/** Kept 12 months (rule 8.11). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    state: text().$type<MessageState>().notNull().default('open'),
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('contact_messages_list').on(table.state, table.id)],
);

/** Answers of staff by mail; deleted with the message. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: id(),
    messageId: partOf(() => contactMessages.id),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }), // null: erased, or the command line
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('contact_answers_message').on(table.messageId, table.id)],
);
