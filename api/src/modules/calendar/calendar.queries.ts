import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentors, occurrences, rooms, schedules, startups, users } from '../../db/schema';
import { attended } from '../meetings/attended';
import { joinUrl } from '../scheduling/joinUrl';

export type FeedRow = Awaited<ReturnType<ReturnType<typeof feedQueries>['meetings']>>[number];

export function feedQueries(db: Database) {
  return {
    async setToken(userId: number, calendarToken: string | null) {
      await db.update(users).set({ calendarToken }).where(eq(users.id, userId));
    },

    /** Whose feed it is, unless the account is erased or switched off. */
    async owner(calendarToken: string): Promise<number | undefined> {
      const active = and(isNull(users.deletedAt), isNull(users.disabledAt));
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.calendarToken, calendarToken), active));
      return row?.id;
    },

    /** Booked meetings somebody takes part in, as mentor or in the startup's team. */
    meetings(userId: number, endsAfter: Date, meetingId?: number) {
      return db
        .select({
          id: occurrences.id,
          startsAt: occurrences.startsAt,
          endsAt: occurrences.endsAt,
          sequence: schedules.sequence,
          startup: { id: startups.id, name: startups.name },
          mentor: { id: users.id, name: users.name, surname: users.surname },
          room: rooms.name,
          joinUrl,
        })
        .from(occurrences)
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .innerJoin(startups, eq(startups.id, occurrences.startupId))
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .innerJoin(rooms, eq(rooms.id, occurrences.roomId))
        .where(
          and(
            attended(db, userId, endsAfter),
            meetingId === undefined ? undefined : eq(occurrences.id, meetingId),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(2_000);
    },
  };
}
