import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { occurrences } from './meetings';
import { users } from './users';

const meeting = () => partOf(() => occurrences.id);

/** What founders want to talk about in a meeting: one text, which its team writes together. */
export const meetingTopics = pgTable('meeting_topics', {
  occurrenceId: meeting().primaryKey(),
  text: text().notNull(),
  version: integer().notNull(), // +1 each time; whoever writes names the one they read
  writtenBy: integer().references(() => users.id, { onDelete: 'set null' }), // the last one
  writtenAt: instant().notNull(),
});

/** Notes of a meeting: each person who takes part has one that both sides read, and a private one. */
export const meetingNotes = pgTable(
  'meeting_notes',
  {
    occurrenceId: meeting(),
    authorId: partOf(() => users.id),
    shared: boolean().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.authorId, table.shared] }),
    index('meeting_notes_author').on(table.authorId),
  ],
);

/** What somebody is to do after a meeting; both sides read and change it. */
export const meetingActions = pgTable(
  'meeting_actions',
  {
    id: id(),
    occurrenceId: meeting(),
    text: text().notNull(),
    ownerId: partOf(() => users.id),
    dueOn: date({ mode: 'string' }).notNull(),
    doneAt: instant(),
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('meeting_actions_meeting').on(table.occurrenceId, table.id),
    index('meeting_actions_owner').on(table.ownerId),
  ],
);

/** Whether a meeting took place, as each side says. */
export const meetingAttendance = pgTable(
  'meeting_attendance',
  {
    occurrenceId: meeting(),
    side: text().$type<'mentor' | 'founders'>().notNull(),
    tookPlace: boolean().notNull(),
    saidBy: integer().references(() => users.id, { onDelete: 'set null' }),
    saidAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.occurrenceId, table.side] })],
);

/** What somebody thought of a meeting; only they and staff read it. */
export const meetingFeedback = pgTable(
  'meeting_feedback',
  {
    occurrenceId: meeting(),
    authorId: partOf(() => users.id),
    usefulness: smallint().notNull(), // 1 to 5
    comment: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.authorId] }),
    index('meeting_feedback_author').on(table.authorId),
  ],
);
