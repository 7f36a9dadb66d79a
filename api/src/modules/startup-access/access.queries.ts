import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentorAssignments, mentors, startups, teamMembers } from '../../db/schema';

export function accessQueries(db: Database) {
  return {
    /** How somebody stands to a startup; undefined when there is no such startup. */
    async standing(startupId: number, userId: number | undefined) {
      const who = userId ?? 0;
      const membership = and(eq(teamMembers.startupId, startups.id), eq(teamMembers.userId, who));
      const assigned = db
        .select({ one: sql`1` })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .where(
          and(
            eq(mentorAssignments.startupId, startupId),
            isNull(mentorAssignments.endedAt),
            eq(mentors.userId, who),
            eq(mentors.active, true),
          ),
        );
      const [row] = await db
        .select({
          id: startups.id,
          published: startups.published,
          team: teamMembers.kind,
          mentors: sql<boolean>`exists ${assigned}`,
        })
        .from(startups)
        .leftJoin(teamMembers, membership)
        .where(eq(startups.id, startupId))
        .limit(1);
      return row;
    },
  };
}
