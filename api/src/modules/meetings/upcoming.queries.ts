import { and, asc, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { occurrences, schedules } from '../../db/schema';

export function upcomingQueries(db: Database) {
  return {
    /** Schedules of a mentor, with one startup or with all, held before their meetings (decision 075). */
    async holdSchedules(mentorId: number, startupId: number | undefined): Promise<void> {
      const ofStartup = startupId === undefined ? undefined : eq(schedules.startupId, startupId);
      const rows = db.select({ id: schedules.id }).from(schedules);
      const held = rows.where(and(eq(schedules.mentorId, mentorId), ofStartup));
      await held.orderBy(asc(schedules.id)).for('update');
    },

    /** Booked meetings of a mentor that have not begun, of one startup or of all. */
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
