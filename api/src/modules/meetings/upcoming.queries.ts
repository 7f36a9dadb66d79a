import { and, asc, count, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { mentors, occurrences, schedules } from '../../db/schema';

/** A mentor, a startup, or one with the other. */
export type Parties =
  | { mentorId: number; startupId?: number }
  | { mentorId?: undefined; startupId: number };

export function upcomingQueries(db: Database) {
  const of = ({ mentorId, startupId }: Parties, columns: Columns) =>
    and(
      mentorId === undefined ? undefined : eq(columns.mentor, mentorId),
      startupId === undefined ? undefined : eq(columns.startup, startupId),
    );
  const ofSchedules = (parties: Parties) =>
    of(parties, { mentor: schedules.mentorId, startup: schedules.startupId });
  const ofMeetings = (parties: Parties) =>
    of(parties, { mentor: occurrences.mentorId, startup: occurrences.startupId });

  return {
    /** Schedules of these. They are locked before their meetings (decision 075). */
    async holdSchedules(parties: Parties): Promise<number[]> {
      const rows = db.select({ id: schedules.id }).from(schedules);
      const held = rows.where(ofSchedules(parties)).orderBy(asc(schedules.id));
      return (await held.for('update')).map(({ id }) => id);
    },

    /**
     * Locks schedules created since, without waiting, because their transaction waits for ours. @returns whether all
     * are locked
     */
    async holdNewSchedules(parties: Parties, held: number[]): Promise<boolean> {
      const isNew = and(ofSchedules(parties), notInArray(schedules.id, held));
      const free = db.select({ id: schedules.id }).from(schedules).where(isNew);
      const taken = await free.for('update', { skipLocked: true });
      return taken.length === (await db.$count(schedules, isNew));
    },

    /** Their booked meetings that have not begun. */
    of: (parties: Parties, now: Date) =>
      db
        .select({ id: occurrences.id, scheduleId: occurrences.scheduleId })
        .from(occurrences)
        .where(and(ofMeetings(parties), isUpcoming(now)))
        .orderBy(asc(occurrences.scheduleId), asc(occurrences.id)),

    count: (parties: Parties, now: Date): Promise<number> =>
      db.$count(occurrences, and(ofMeetings(parties), isUpcoming(now))),

    /** All upcoming meetings after a day, `yyyy-MM-dd`, of their mentors' zones (rule 5.12). */
    async countAfter(day: string, now: Date): Promise<number> {
      const localDay = sql`(${occurrences.startsAt} at time zone ${mentors.timeZone})::date`;
      const [row] = await db
        .select({ count: count() })
        .from(occurrences)
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .where(and(isUpcoming(now), sql`${localDay} > ${day}::date`));
      return row!.count;
    },
  };
}

interface Columns {
  mentor: PgColumn;
  startup: PgColumn;
}

const isUpcoming = (now: Date) =>
  and(eq(occurrences.status, 'booked'), gt(occurrences.startsAt, now));
