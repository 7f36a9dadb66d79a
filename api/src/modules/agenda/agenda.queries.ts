import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import {
  mentors,
  occurrences,
  rooms,
  schedules,
  startups,
  teamMembers,
  users,
} from '../../db/schema';

export function agendaQueries(db: Database) {
  const { id, slug, name } = startups;
  const person = {
    id: users.id,
    name: users.name,
    surname: users.surname,
    username: users.username,
    profilePhoto: users.profilePhoto,
  };

  return {
    /** What somebody takes part in, as the mentor or in the startup's team. */
    ahead(userId: number, { now, limit }: { now: Date; limit: number }) {
      const mine = db
        .select({ id: teamMembers.startupId })
        .from(teamMembers)
        .where(eq(teamMembers.userId, userId));
      return db
        .select({
          occurrence: occurrences,
          recurrence: schedules.recurrence,
          joinUrl: rooms.joinUrl,
          startup: { id, slug, name },
          mentor: person,
        })
        .from(occurrences)
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .innerJoin(rooms, eq(rooms.id, occurrences.roomId))
        .innerJoin(startups, eq(startups.id, occurrences.startupId))
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(
          and(
            eq(occurrences.status, 'booked'),
            gt(occurrences.endsAt, now),
            or(eq(mentors.userId, userId), inArray(occurrences.startupId, mine)),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(limit);
    },
  };
}
