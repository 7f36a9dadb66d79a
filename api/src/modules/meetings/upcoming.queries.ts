import { and, asc, eq, gt, notInArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { occurrences, schedules } from '../../db/schema';

export function upcomingQueries(db: Database) {
  const of = (mentorId: number, startupId: number | undefined) =>
    and(
      eq(schedules.mentorId, mentorId),
      startupId === undefined ? undefined : eq(schedules.startupId, startupId),
    );

  return {
    /** Schedules of a mentor, with one startup or with all. They are locked before their meetings (decision 075). */
    async holdSchedules(mentorId: number, startupId: number | undefined): Promise<number[]> {
      const rows = db.select({ id: schedules.id }).from(schedules);
      const held = rows.where(of(mentorId, startupId)).orderBy(asc(schedules.id));
      return (await held.for('update')).map(({ id }) => id);
    },

    /**
     * Locks schedules created since, without waiting, because their transaction waits for ours. @returns whether all
     * are locked
     */
    async holdNewSchedules(
      mentorId: number,
      startupId: number | undefined,
      held: number[],
    ): Promise<boolean> {
      const isNew = and(of(mentorId, startupId), notInArray(schedules.id, held));
      const free = db.select({ id: schedules.id }).from(schedules).where(isNew);
      const taken = await free.for('update', { skipLocked: true });
      return taken.length === (await db.$count(schedules, isNew));
    },

    /** Booked meetings of a mentor that have not begun, with one startup or with all. */
    of(mentorId: number, startupId: number | undefined, now: Date) {
      const ofStartup = startupId === undefined ? undefined : eq(occurrences.startupId, startupId);
      return db
        .select({ id: occurrences.id, scheduleId: occurrences.scheduleId })
        .from(occurrences)
        .where(
          and(
            eq(occurrences.mentorId, mentorId),
            ofStartup,
            eq(occurrences.status, 'booked'),
            gt(occurrences.startsAt, now),
          ),
        )
        .orderBy(asc(occurrences.scheduleId), asc(occurrences.id));
    },
  };
}
