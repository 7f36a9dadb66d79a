import { and, asc, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { occurrences, schedules } from '../../db/schema';

export type MeetingRow = Awaited<
  ReturnType<ReturnType<typeof meetingsQueries>['upcoming']>
>[number];

export function meetingsQueries(db: Database) {
  return {
    /** Booked meetings of the two that have not ended, soonest first. */
    upcoming(startupId: number, mentorId: number, { now, limit }: { now: Date; limit: number }) {
      return db
        .select({ occurrence: occurrences, recurrence: schedules.recurrence })
        .from(occurrences)
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
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
  };
}
