import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { MAX_ROWS } from './export.queries';

/** What one person gives and plans as a mentor, table by table. */
export function mentorExportQueries(db: Database) {
  const { mentors, mentorWindows, mentorExceptions, mentorTimeOff } = schema;
  const { busyCalendars, busyClashes, busySpans, meetingProposals, occurrences, startups } = schema;

  return {
    mentor: (userId: number) => db.select().from(mentors).where(eq(mentors.userId, userId)),

    /** Minutes are counted from midnight, in the mentor's zone. */
    week: (userId: number) =>
      db
        .select({
          weekday: mentorWindows.weekday,
          from_minute: mentorWindows.startMinute,
          to_minute: mentorWindows.endMinute,
        })
        .from(mentorWindows)
        .innerJoin(mentors, eq(mentors.id, mentorWindows.mentorId))
        .where(eq(mentors.userId, userId))
        .orderBy(asc(mentorWindows.weekday), asc(mentorWindows.startMinute))
        .limit(MAX_ROWS),

    /** Dates with other hours; without minutes there are none. */
    dates: (userId: number) =>
      db
        .select({
          day: mentorExceptions.day,
          from_minute: mentorExceptions.startMinute,
          to_minute: mentorExceptions.endMinute,
        })
        .from(mentorExceptions)
        .innerJoin(mentors, eq(mentors.id, mentorExceptions.mentorId))
        .where(eq(mentors.userId, userId))
        .orderBy(asc(mentorExceptions.day), asc(mentorExceptions.startMinute))
        .limit(MAX_ROWS),

    timeOff: (userId: number) =>
      db
        .select({
          from: mentorTimeOff.startsAt,
          to: mentorTimeOff.endsAt,
          reason: mentorTimeOff.reason,
        })
        .from(mentorTimeOff)
        .innerJoin(mentors, eq(mentors.id, mentorTimeOff.mentorId))
        .where(eq(mentors.userId, userId))
        .orderBy(asc(mentorTimeOff.startsAt))
        .limit(MAX_ROWS),

    /** The calendar a mentor keeps elsewhere; its address is a secret that they have. */
    busyCalendar(userId: number) {
      const { host, policy, addedAt, readAt, triedAt, events, problem } = busyCalendars;
      return db
        .select({ host, policy, addedAt, readAt, triedAt, events, problem })
        .from(busyCalendars)
        .innerJoin(mentors, eq(mentors.id, busyCalendars.mentorId))
        .where(eq(mentors.userId, userId));
    },

    busyTimes: (userId: number) =>
      db
        .select({ from: busySpans.startsAt, to: busySpans.endsAt })
        .from(busySpans)
        .innerJoin(mentors, eq(mentors.id, busySpans.mentorId))
        .where(eq(mentors.userId, userId))
        .orderBy(asc(busySpans.startsAt))
        .limit(MAX_ROWS),

    busyClashes: (userId: number) =>
      db
        .select({ meeting: busyClashes.startsAt, kept: busyClashes.kept })
        .from(busyClashes)
        .innerJoin(mentors, eq(mentors.id, busyClashes.mentorId))
        .where(eq(mentors.userId, userId))
        .limit(MAX_ROWS),

    /** Offered as a mentor. */
    meetingProposals: (userId: number) =>
      db
        .select({
          startup: startups.name,
          meeting: meetingProposals.startsAt,
          times: meetingProposals.times,
          message: meetingProposals.message,
        })
        .from(meetingProposals)
        .innerJoin(occurrences, eq(occurrences.id, meetingProposals.occurrenceId))
        .innerJoin(startups, eq(startups.id, occurrences.startupId))
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .where(eq(mentors.userId, userId))
        .limit(MAX_ROWS),
  };
}
