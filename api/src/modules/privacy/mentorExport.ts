import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { exportRows, MAX_ROWS } from './exportRows';

/** Hours and plans of a mentor, by table. */
export async function mentorExport(db: Database, userId: number) {
  const { mentors, mentorWindows, mentorExceptions, mentorTimeOff } = schema;
  const { busyCalendars, busyClashes, busySpans, meetingProposals, occurrences, startups } = schema;
  const mentor = db.select({ id: mentors.id }).from(mentors).where(eq(mentors.userId, userId));
  const own = (table: PgTable & { mentorId: PgColumn }, columns: SelectedFields, by?: PgColumn[]) =>
    exportRows(db, table, { where: inArray(table.mentorId, mentor), columns, by });
  const { host, policy, addedAt, readAt, triedAt, events, problem } = busyCalendars;

  return {
    mentor: await exportRows(db, mentors, { where: eq(mentors.userId, userId) }),
    /** Minutes since midnight in the mentor's zone. */
    mentor_week: await own(
      mentorWindows,
      {
        weekday: mentorWindows.weekday,
        from_minute: mentorWindows.startMinute,
        to_minute: mentorWindows.endMinute,
      },
      [mentorWindows.weekday, mentorWindows.startMinute],
    ),
    /** Dates with other hours; a date without minutes is closed. */
    mentor_dates: await own(
      mentorExceptions,
      {
        day: mentorExceptions.day,
        from_minute: mentorExceptions.startMinute,
        to_minute: mentorExceptions.endMinute,
      },
      [mentorExceptions.day, mentorExceptions.startMinute],
    ),
    mentor_time_off: await own(
      mentorTimeOff,
      {
        from: mentorTimeOff.startsAt,
        to: mentorTimeOff.endsAt,
        reason: mentorTimeOff.reason,
      },
      [mentorTimeOff.startsAt],
    ),
    /** The mentor's external calendar, without its address, which is a secret the mentor has. */
    busy_calendar: await own(busyCalendars, {
      host,
      policy,
      addedAt,
      readAt,
      triedAt,
      events,
      problem,
    }),
    busy_times: await own(busySpans, { from: busySpans.startsAt, to: busySpans.endsAt }, [
      busySpans.startsAt,
    ]),
    busy_clashes: await own(busyClashes, { meeting: busyClashes.startsAt, kept: busyClashes.kept }),
    /** Offered as a mentor. */
    meeting_proposals: await db
      .select({
        startup: startups.name,
        meeting: meetingProposals.startsAt,
        times: meetingProposals.times,
        message: meetingProposals.message,
      })
      .from(meetingProposals)
      .innerJoin(occurrences, eq(occurrences.id, meetingProposals.occurrenceId))
      .innerJoin(startups, eq(startups.id, occurrences.startupId))
      .where(inArray(occurrences.mentorId, mentor))
      .limit(MAX_ROWS),
  };
}
