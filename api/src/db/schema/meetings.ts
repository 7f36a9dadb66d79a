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

/** A series of meetings, or a single one. */
export const schedules = pgTable(
  'schedules',
  {
    id: meetingId(),
    startupId: partOf(() => startups.id),
    mentorId: partOf(() => mentors.id),
    recurrence: text().$type<'none' | 'weekly' | 'monthly'>().notNull(),
    untilDay: date({ mode: 'string' }), // last possible day in the mentor's zone; null for 'none'
    sequence: integer().notNull().default(0), // sequence of the calendar entry: +1 with every change
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    roomKey: uuid().notNull().defaultRandom(), // part of its room's address; shown to participants only
    createdAt: instant().notNull(),
  },
  (table) => [
    index('schedules_mentor').on(table.mentorId),
    index('schedules_startup').on(table.startupId),
  ],
);

/**
 * One meeting. Mentor, startup and room cannot overlap because of {@link meetingClaims}, and in PostgreSQL by exclusion
 * constraints as well. These and the booking functions are in hand-written migrations.
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
    cancelReason: text(), // the mentor's message to the founders; null when a founder cancelled
    cancelledSide: text().$type<ActingSide>(), // null while booked, and for older cancellations
    cancelledBy: integer().references(() => users.id, { onDelete: 'set null' }), // null for staff
    declined: boolean().notNull().default(false), // a declined new booking (rule 6.14)
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
 * Minutes of a mentor, a startup or a room taken by booked meetings: each has one owner (decision 075). Only triggers
 * on the meetings write it.
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
 * Times that a mentor proposes for a meeting; answered proposals are deleted. One is valid while its meeting is booked,
 * unchanged since, and has not begun.
 */
export const meetingProposals = pgTable(
  'meeting_proposals',
  {
    id: id(),
    scheduleId: partOf(() => schedules.id),
    occurrenceId: partOf(() => occurrences.id).unique(),
    scope: text().$type<MeetingScope>().notNull(),
    startsAt: instant().notNull(), // of the meeting when they were proposed
    times: jsonb().$type<string[]>().notNull(), // proposed starts, ISO in UTC
    message: text().notNull(),
    byStaff: boolean().notNull().default(false), // proposed on behalf of the mentor
    createdAt: instant().notNull(),
  },
  (table) => [index('meeting_proposals_schedule').on(table.scheduleId)],
);
