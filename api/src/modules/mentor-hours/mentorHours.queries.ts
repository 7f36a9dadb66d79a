import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { busySpans, mentorExceptions, mentors, mentorWindows, occurrences } from '../../db/schema';
import type { MentorRow } from '../meetings/hours.queries';
import type { Span } from '../scheduling/localTime';

/** Minutes since midnight in the mentor's local time. */
interface Hours {
  startMinute: number;
  endMinute: number;
}

export interface Window extends Hours {
  weekday: number; // ISO: 1 is Monday
}

export type WeekRules = Pick<
  MentorRow,
  'timeZone' | 'meetingMinutes' | 'bufferMinutes' | 'startupWeekMinutes'
>;

/** When a mentor can be booked: the week, and dates that differ from it. */
export function mentorHoursQueries(db: Database) {
  /** Serializes changes of one mentor's hours until the transaction ends, so that one complete set stays. */
  const hold = (mentorId: number) =>
    db.select().from(mentors).where(eq(mentors.id, mentorId)).for('no key update');

  return {
    hold,

    /** Replaces the whole week. Needs a transaction. */
    async setWeek(mentorId: number, windows: readonly Window[]) {
      await hold(mentorId);
      await db.delete(mentorWindows).where(eq(mentorWindows.mentorId, mentorId));
      if (windows.length === 0) return;
      await db.insert(mentorWindows).values(windows.map((window) => ({ mentorId, ...window })));
    },

    week: (mentorId: number) =>
      db
        .select()
        .from(mentorWindows)
        .where(eq(mentorWindows.mentorId, mentorId))
        .orderBy(asc(mentorWindows.weekday), asc(mentorWindows.startMinute)),

    /**
     * Replaces the hours of one date: an empty list closes it, `undefined` restores the week's hours. Needs a
     * transaction.
     */
    async setDay(mentorId: number, day: string, hours: Hours[] | undefined) {
      await hold(mentorId);
      const ofDay = and(eq(mentorExceptions.mentorId, mentorId), eq(mentorExceptions.day, day));
      await db.delete(mentorExceptions).where(ofDay);
      if (hours === undefined) return;
      const rows = hours.length > 0 ? hours : [{ startMinute: null, endMinute: null }];
      await db.insert(mentorExceptions).values(rows.map((row) => ({ mentorId, day, ...row })));
    },

    days: (mentorId: number, from = '0001-01-01') =>
      db
        .select()
        .from(mentorExceptions)
        .where(and(eq(mentorExceptions.mentorId, mentorId), gte(mentorExceptions.day, from)))
        .orderBy(asc(mentorExceptions.day), asc(mentorExceptions.startMinute)),

    /** Booked meetings that overlap a span. */
    async meetings(mentorId: number, { start, end }: Span): Promise<Span[]> {
      const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()];
      const rows = await db
        .select({ startsAt: occurrences.startsAt, endsAt: occurrences.endsAt })
        .from(occurrences)
        .where(
          and(
            eq(occurrences.mentorId, mentorId),
            eq(occurrences.status, 'booked'),
            sql`tstzrange(${occurrences.startsAt}, ${occurrences.endsAt})
              && tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(2_000);
      return rows.map(toSpan);
    },

    /** Busy times of their external calendar in a span. */
    async busySpans(mentorId: number, { start, end }: Span): Promise<Span[]> {
      const rows = await db
        .select()
        .from(busySpans)
        .where(
          and(
            eq(busySpans.mentorId, mentorId),
            lt(busySpans.startsAt, new Date(end)),
            gt(busySpans.endsAt, new Date(start)),
          ),
        )
        .orderBy(asc(busySpans.startsAt));
      return rows.map(toSpan);
    },

    async setRules(mentorId: number, rules: WeekRules) {
      await db.update(mentors).set(rules).where(eq(mentors.id, mentorId));
    },

    async setRoom(mentorId: number, joinUrl: string | null) {
      await db.update(mentors).set({ joinUrl }).where(eq(mentors.id, mentorId));
    },
  };
}

const toSpan = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Span => ({
  start: startsAt.getTime(),
  end: endsAt.getTime(),
});
