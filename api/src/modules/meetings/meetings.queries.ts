import { and, asc, eq, exists, gt, inArray, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { occurrences, rooms, schedules } from '../../db/schema';
import { joinUrl } from '../scheduling/joinUrl';
import { selectMeetings } from '../scheduling/selectMeetings';

export type OccurrenceRow = typeof occurrences.$inferSelect;
type CancelledRow = Pick<
  OccurrenceRow,
  'cancelledSide' | 'cancelledBy' | 'cancelReason' | 'declined'
>;
export type ScheduleRow = typeof schedules.$inferSelect;
export type MeetingRow = Awaited<
  ReturnType<ReturnType<typeof meetingsQueries>['upcoming']>
>[number];

export function meetingsQueries(db: Database) {
  const meetings = () =>
    selectMeetings(db, {
      occurrence: occurrences,
      recurrence: schedules.recurrence,
      room: rooms.name,
      joinUrl,
    });

  return {
    /** Booked meetings of a startup with a mentor that have not ended, soonest first. */
    upcoming(startupId: number, mentorId: number, { now, limit }: { now: Date; limit: number }) {
      return meetings()
        .where(
          and(
            eq(occurrences.startupId, startupId),
            eq(occurrences.mentorId, mentorId),
            eq(occurrences.status, 'booked'),
            gt(occurrences.endsAt, now),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(limit);
    },

    byId: (id: number) => first(meetings().where(eq(occurrences.id, id)).limit(1)),

    /**
     * The schedule named in a path, by its own id or by that of one of its meetings. Locks it until the transaction
     * ends, so changes of one schedule run one after another.
     */
    async holdSchedule(startupId: number, meetingId: number) {
      const named = db
        .select({ one: sql`1` })
        .from(occurrences)
        .where(and(eq(occurrences.scheduleId, schedules.id), eq(occurrences.id, meetingId)));
      const [row] = await db
        .select()
        .from(schedules)
        .where(
          and(eq(schedules.startupId, startupId), or(eq(schedules.id, meetingId), exists(named))),
        )
        .limit(1)
        .for('update');
      return row;
    },

    scheduleById: (id: number) =>
      first(db.select().from(schedules).where(eq(schedules.id, id)).limit(1)),

    /** All meetings of a schedule in order, cancelled ones included. */
    ofSchedule(scheduleId: number) {
      return db
        .select()
        .from(occurrences)
        .where(eq(occurrences.scheduleId, scheduleId))
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(1_000);
    },

    /** Cancels meetings and stores who did it and why. */
    async cancel(ids: number[], why: CancelledRow) {
      const cancelled = { ...why, status: 'cancelled' } as const;
      await db.update(occurrences).set(cancelled).where(inArray(occurrences.id, ids));
    },

    /** Marks meetings that moved with the whole schedule as being in their place. */
    async settle(ids: number[]) {
      await db
        .update(occurrences)
        .set({ originalStartsAt: sql`${occurrences.startsAt}` })
        .where(inArray(occurrences.id, ids));
    },

    /** Each change of a calendar entry increases its sequence (rule 5.23). */
    async countChange(scheduleId: number) {
      await db
        .update(schedules)
        .set({ sequence: sql`${schedules.sequence} + 1` })
        .where(eq(schedules.id, scheduleId));
    },
  };
}
