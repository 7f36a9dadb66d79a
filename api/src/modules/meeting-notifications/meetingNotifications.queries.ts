import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';

import type { Database } from '../../db/database';
import {
  mentors,
  occurrences,
  outbox,
  rooms,
  schedules,
  startups,
  teamMembers,
  users,
} from '../../db/schema';
import { joinUrl } from '../scheduling/joinUrl';
import { selectMeetings } from '../scheduling/selectMeetings';

export type Schedule = NonNullable<
  Awaited<ReturnType<ReturnType<typeof meetingNotificationsQueries>['schedule']>>
>;
export type Meeting = Awaited<
  ReturnType<ReturnType<typeof meetingNotificationsQueries>['meetings']>
>[number];

/** Queries for mails about meetings. */
export function meetingNotificationsQueries(db: Database) {
  const active = and(isNull(users.deletedAt), isNull(users.disabledAt));
  const meeting = {
    id: occurrences.id,
    scheduleId: occurrences.scheduleId,
    startsAt: occurrences.startsAt,
    endsAt: occurrences.endsAt,
    originalStartsAt: occurrences.originalStartsAt,
    status: occurrences.status,
    room: rooms.name,
    joinUrl,
  };
  const meetings = () => selectMeetings(db, meeting);

  return {
    /** A schedule with its startup and mentor. */
    async schedule(id: number) {
      const mentor = {
        id: users.id,
        name: users.name,
        surname: users.surname,
        email: users.email,
        timeZone: users.timeZone,
        disabledAt: users.disabledAt,
      };
      const [row] = await db
        .select({
          id: schedules.id,
          sequence: schedules.sequence,
          recurrence: schedules.recurrence,
          startup: { id: startups.id, name: startups.name },
          mentor,
          mentorZone: mentors.timeZone,
        })
        .from(schedules)
        .innerJoin(startups, eq(startups.id, schedules.startupId))
        .innerJoin(mentors, eq(mentors.id, schedules.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(eq(schedules.id, id));
      return row;
    },

    founders(startupId: number) {
      const { id, name, surname, email, timeZone } = users;
      return db
        .select({ id, name, surname, email, timeZone })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(and(eq(teamMembers.startupId, startupId), eq(teamMembers.kind, 'founder'), active))
        .orderBy(asc(users.id));
    },

    meetings: (scheduleId: number) =>
      meetings()
        .where(eq(occurrences.scheduleId, scheduleId))
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id)),

    /** Booked meetings that begin after one moment and until another. */
    beginning: (after: Date, until: Date) =>
      meetings()
        .where(
          and(
            eq(occurrences.status, 'booked'),
            gt(occurrences.startsAt, after),
            lte(occurrences.startsAt, until),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(1_000),

    async posted(messageIds: string[]): Promise<Set<string>> {
      const rows = await db
        .select({ messageId: outbox.messageId })
        .from(outbox)
        .where(inArray(outbox.messageId, messageIds));
      return new Set(rows.map(({ messageId }) => messageId));
    },
  };
}
