import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { occurrences, rooms, schedules, startups, users } from '../../db/schema';
import { attended, ofPerson } from '../meetings/attended';
import { joinUrl } from '../scheduling/joinUrl';
import { selectMeetingsOfParties } from '../scheduling/selectMeetings';

export type FeedRow = Awaited<ReturnType<ReturnType<typeof feedQueries>['meetings']>>[number];

export function feedQueries(db: Database) {
  return {
    async setToken(userId: number, calendarToken: string | null) {
      await db.update(users).set({ calendarToken }).where(eq(users.id, userId));
    },

    /** The owner of a feed, unless the account is erased or deactivated. */
    async owner(calendarToken: string): Promise<number | undefined> {
      const active = and(isNull(users.deletedAt), isNull(users.disabledAt));
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.calendarToken, calendarToken), active));
      return row?.id;
    },

    /** A user's meetings: booked ones since a moment, and upcoming cancelled ones. */
    meetings(userId: number, { since, now }: { since: Date; now: Date }) {
      const cancelled = and(eq(occurrences.status, 'cancelled'), gt(occurrences.endsAt, now));
      return rows()
        .where(or(attended(db, userId, since), and(cancelled, ofPerson(db, userId))))
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(2_000);
    },

    /** One booked meeting in which the user takes part. */
    meeting(userId: number, meetingId: number) {
      return rows()
        .where(and(attended(db, userId, new Date(0)), eq(occurrences.id, meetingId)))
        .limit(1);
    },
  };

  function rows() {
    return selectMeetingsOfParties(db, {
      id: occurrences.id,
      status: occurrences.status,
      startsAt: occurrences.startsAt,
      endsAt: occurrences.endsAt,
      sequence: schedules.sequence,
      scheduleId: schedules.id,
      recurrence: schedules.recurrence,
      startup: { id: startups.id, name: startups.name },
      mentor: { id: users.id, name: users.name, surname: users.surname },
      room: rooms.name,
      joinUrl,
    });
  }
}
