import { and, asc, desc, eq, exists, gt, lt, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import {
  mentors,
  occurrences,
  rooms,
  schedules,
  startups,
  teamMembers,
  users,
} from '../../db/schema';
import { attended } from '../meetings/attended';
import { joinUrl } from '../scheduling/joinUrl';
import { selectMeetingsOfParties } from '../scheduling/selectMeetings';
import type { Cursor } from './cursor';

export type AgendaRow = NonNullable<Awaited<ReturnType<ReturnType<typeof agendaQueries>['byId']>>>;

export function agendaQueries(db: Database) {
  const { id, slug, name } = startups;
  const person = {
    id: users.id,
    name: users.name,
    surname: users.surname,
    username: users.username,
    profilePhoto: users.profilePhoto,
  };

  const meetings = () =>
    selectMeetingsOfParties(db, {
      occurrence: occurrences,
      recurrence: schedules.recurrence,
      room: rooms.name,
      joinUrl,
      bookedAt: schedules.createdAt,
      startup: { id, slug, name },
      mentor: person,
    });

  return {
    /** Whether the user is a mentor or in a team. Other users cannot have meetings. */
    async takesPart(userId: number): Promise<boolean> {
      const one = { one: sql`1` };
      const inTeam = db.select(one).from(teamMembers).where(eq(teamMembers.userId, userId));
      const mentoring = db.select(one).from(mentors).where(eq(mentors.userId, userId));
      const somebody = db.select(one).from(users);
      const rows = await somebody
        .where(and(eq(users.id, userId), or(exists(inTeam), exists(mentoring))))
        .limit(1);
      return rows.length > 0;
    },

    /** Upcoming meetings of a user, as mentor or in the startup's team, in order. */
    listUpcoming(
      userId: number,
      { now, after, limit }: { now: Date; after: Cursor | undefined; limit: number },
    ) {
      const later =
        after &&
        or(
          gt(occurrences.startsAt, after.startsAt),
          and(eq(occurrences.startsAt, after.startsAt), gt(occurrences.id, after.id)),
        );
      return meetings()
        .where(and(attended(db, userId, now), later))
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(limit);
    },

    /** Meetings of a user that have begun and were not cancelled, latest first. */
    begun(
      userId: number,
      { since, now, startupId }: { since: Date; now: Date; startupId: number | undefined },
    ) {
      const ofStartup = startupId === undefined ? undefined : eq(occurrences.startupId, startupId);
      return meetings()
        .where(and(attended(db, userId, since), lte(occurrences.startsAt, now), ofStartup))
        .orderBy(desc(occurrences.startsAt), desc(occurrences.id))
        .limit(50);
    },

    /** Booked meetings of a mentor that overlap a time and have not begun, in order. */
    within(mentorId: number, { start, end }: { start: Date; end: Date }, now: Date) {
      return meetings()
        .where(
          and(
            eq(occurrences.mentorId, mentorId),
            eq(occurrences.status, 'booked'),
            gt(occurrences.startsAt, now),
            lt(occurrences.startsAt, end),
            gt(occurrences.endsAt, start),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(500);
    },

    /** One meeting in any state. */
    byId: (occurrenceId: number) =>
      first(meetings().where(eq(occurrences.id, occurrenceId)).limit(1)),
  };
}
