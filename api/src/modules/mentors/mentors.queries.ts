import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { mentorAssignments, mentors, startups, users } from '../../db/schema';

const { id, name, surname, username, profilePhoto } = users;

export function mentorsQueries(db: Database) {
  /** Of mentors who are active and whose account is not disabled. */
  const assigned = (startupId: number) =>
    and(
      eq(mentorAssignments.startupId, startupId),
      isNull(mentorAssignments.endedAt),
      eq(mentors.active, true),
      isNull(users.disabledAt),
    );

  return {
    /** The mentors of a startup, by date of assignment. */
    ofStartup(startupId: number) {
      return db
        .select({ id: mentors.id, user: { id, name, surname, username, profilePhoto } })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(assigned(startupId))
        .orderBy(asc(mentorAssignments.createdAt), asc(mentorAssignments.id))
        .limit(100);
    },

    /** One of them. */
    async assignedTo(startupId: number, mentorId: number) {
      const [row] = await db
        .select({ mentor: mentors })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(and(assigned(startupId), eq(mentors.id, mentorId)))
        .limit(1);
      return row?.mentor;
    },

    byId: (mentorId: number) =>
      first(db.select().from(mentors).where(eq(mentors.id, mentorId)).limit(1)),

    ofUser: (userId: number) =>
      first(db.select().from(mentors).where(eq(mentors.userId, userId)).limit(1)),

    /** The startups a user mentors, published or not, by name. */
    startupsOf(userId: number) {
      const { id, slug, name, startupImage } = startups;
      return db
        .select({ id, slug, name, startupImage })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .innerJoin(startups, eq(startups.id, mentorAssignments.startupId))
        .where(
          and(
            eq(mentors.userId, userId),
            eq(mentors.active, true),
            isNull(mentorAssignments.endedAt),
          ),
        )
        .orderBy(asc(startups.searchName), asc(startups.id))
        .limit(500);
    },
  };
}
