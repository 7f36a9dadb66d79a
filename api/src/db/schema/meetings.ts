import type { ActingSide, MeetingScope } from 'contract/wire/meetings.contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, meetingId, partOf } from './columns';
import { mentors, rooms } from './mentors';
import { startups } from './startups';
import { users } from './users';

/** A series of meetings, also when it has only one. */
export const schedules = pgTable(
  'schedules',
  {
    id: meetingId(),
    startupId: partOf(() => startups.id),
    mentorId: partOf(() => mentors.id),
    recurrence: text().$type<'none' | 'weekly' | 'monthly'>().notNull(),
    untilDay: date({ mode: 'string' }), // last possible day in the mentor's zone; null for 'none'
    sequence: integer().notNull().default(0), // of the calendar entry: +1 on every change
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    roomKey: uuid().notNull().defaultRandom(), // names its room in an address; only who takes part sees it
    createdAt: instant().notNull(),
  },
  (table) => [
    index('schedules_mentor').on(table.mentorId),
    index('schedules_startup').on(table.startupId),
  ],
);

/**
 * One meeting. Mentor, startup and room are free of overlaps by {@link meetingClaims}, and in PostgreSQL by
 * exclusion constraints as well; these and the functions that book are in migrations written by hand.
 */
export const occurrences = pgTable(
  'occurrences',
  {
    id: meetingId(),
    scheduleId: partOf(() => schedules.id),
    startupId: integer().notNull(),
    mentorId: integer().notNull(),
    roomId: integer()
      .notNull()
      .references(() => rooms.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    originalStartsAt: instant().notNull(),
    status: text().$type<'booked' | 'cancelled'>().notNull().default('booked'),
    cancelReason: text(), // what the mentor wrote to the founders; null when a founder cancelled
    cancelledSide: text().$type<ActingSide>(), // null while booked, and where it was not stored yet
    cancelledBy: integer().references(() => users.id, { onDelete: 'set null' }), // null for staff
    declined: boolean().notNull().default(false), // cancelled as rule 6.14 says of a new booking
  },
  (table) => [
    index('occurrences_schedule').on(table.scheduleId, table.startsAt),
    index('occurrences_upcoming')
      .on(table.startupId, table.mentorId, table.endsAt, table.id)
      .where(sql`status = 'booked'`),
    index('occurrences_agenda')
      .on(table.startupId, table.startsAt, table.id)
      .where(sql`status = 'booked'`),
    index('occurrences_by_start').on(table.startsAt, table.id),
    index('occurrences_of_startup').on(table.startupId),
    index('occurrences_of_mentor').on(table.mentorId),
    index('occurrences_due').on(table.startsAt).where(sql`status = 'booked'`),
  ],
);

/**
 * Minutes that booked meetings take of a mentor, a startup or a room: each has one owner (decision 075).
 * Triggers on the meetings write it, nobody else.
 */
export const meetingClaims = pgTable(
  'meeting_claims',
  {
    kind: text().$type<'mentor' | 'room' | 'startup'>().notNull(),
    holderId: integer().notNull(),
    minute: instant().notNull(),
    occurrenceId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.holderId, table.minute] })],
);

/**
 * Other times a mentor offers for a meeting; answered ones are deleted. It holds while its meeting is
 * booked at the time it was written about, and has not begun.
 */
export const meetingProposals = pgTable(
  'meeting_proposals',
  {
    id: id(),
    scheduleId: partOf(() => schedules.id),
    occurrenceId: partOf(() => occurrences.id).unique(),
    scope: text().$type<MeetingScope>().notNull(),
    startsAt: instant().notNull(), // of the meeting when this was written
    times: jsonb().$type<string[]>().notNull(), // starts on offer, ISO in UTC
    message: text().notNull(),
    byStaff: boolean().notNull().default(false), // offered in the place of the mentor
    createdAt: instant().notNull(),
  },
  (table) => [index('meeting_proposals_schedule').on(table.scheduleId)],
);
