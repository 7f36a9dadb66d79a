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

/** Topics for a meeting: one text, which the team edits together. */
export const meetingTopics = pgTable('meeting_topics', {
  occurrenceId: meeting().primaryKey(),
  text: text().notNull(),
  version: integer().notNull(), // +1 per change; a write must name the version it read
  writtenBy: integer().references(() => users.id, { onDelete: 'set null' }), // the last author
  writtenAt: instant().notNull(),
});

/** Notes of a meeting: each participant has a shared one and a private one. */
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

/** An action item of a meeting; both sides can read and change it. */
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

/** Whether a meeting took place, by side. */
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

/** A participant's rating of a meeting, for themselves and staff only. */
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
