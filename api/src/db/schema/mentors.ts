import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { startups } from './startups';
import { users } from './users';

export const mentors = pgTable(
  'mentors',
  {
    id: id(),
    userId: partOf(() => users.id).unique(),
    company: text().notNull(),
    active: boolean().notNull().default(true),
    timeZone: text().notNull(), // IANA name; the mentor's hours below are local time in it
    meetingMinutes: integer().notNull().default(60),
    bufferMinutes: integer().notNull().default(0), // free time kept after each meeting
    joinUrl: text(), // their own meeting address instead of a room, see MeetingAddress
    startupWeekMinutes: integer(), // limit of one startup's bookings in a week; null: no limit
    createdAt: instant().notNull(),
  },
  (table) => [index('mentors_by_company').on(sql`(company collate "C")`, table.id)],
);

export const mentorAssignments = pgTable(
  'mentor_assignments',
  {
    id: id(),
    mentorId: partOf(() => mentors.id),
    startupId: partOf(() => startups.id),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('mentor_assignments_open')
      .on(table.mentorId, table.startupId)
      .where(sql`ended_at is null`),
    index('mentor_assignments_startup').on(table.startupId),
  ],
);

/** Where meetings take place. A meeting holds one room; the lowest free id is offered. */
export const rooms = pgTable('rooms', {
  id: id(),
  name: text().notNull().unique(),
  joinUrl: text(),
  active: boolean().notNull().default(true),
});

/** A mentor's regular week. */
export const mentorWindows = pgTable(
  'mentor_windows',
  {
    id: id(),
    mentorId: partOf(() => mentors.id),
    weekday: integer().notNull(), // ISO: 1 is Monday
    startMinute: integer().notNull(), // minutes since midnight, the mentor's local time
    endMinute: integer().notNull(),
  },
  (table) => [index('mentor_windows_mentor').on(table.mentorId, table.weekday)],
);

/** One date that differs from the week: other hours, or none when both minutes are null. */
export const mentorExceptions = pgTable(
  'mentor_exceptions',
  {
    id: id(),
    mentorId: partOf(() => mentors.id),
    day: date({ mode: 'string' }).notNull(), // in the mentor's zone
    startMinute: integer(),
    endMinute: integer(),
  },
  (table) => [index('mentor_exceptions_mentor').on(table.mentorId, table.day)],
);

/** Time off of a mentor. */
export const mentorTimeOff = pgTable(
  'mentor_time_off',
  {
    id: id(),
    mentorId: partOf(() => mentors.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    reason: text(),
  },
  (table) => [index('mentor_time_off_mentor').on(table.mentorId, table.endsAt)],
);
