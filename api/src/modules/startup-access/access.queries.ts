import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { once } from '../../db/once';
import { first } from '../../db/rows';
import { mentorAssignments, mentors, startups, teamMembers } from '../../db/schema';

export function accessQueries(db: Database) {
  const standing = once(() => {
    const [who, which] = [sql.placeholder('userId'), sql.placeholder('startupId')];
    const membership = and(eq(teamMembers.startupId, startups.id), eq(teamMembers.userId, who));
    const assigned = db
      .select({ one: sql`1` })
      .from(mentorAssignments)
      .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
      .where(
        and(
          eq(mentorAssignments.startupId, which),
          isNull(mentorAssignments.endedAt),
          eq(mentors.userId, who),
          eq(mentors.active, true),
        ),
      );
    return db
      .select({
        id: startups.id,
        published: startups.published,
        team: teamMembers.kind,
        mentors: sql<boolean>`exists ${assigned}`,
      })
      .from(startups)
      .leftJoin(teamMembers, membership)
      .where(eq(startups.id, which))
      .limit(1)
      .prepare('standing');
  });

  return {
    /** The relation of a user to a startup; undefined when the startup does not exist. */
    standing: (startupId: number, userId: number | undefined) =>
      first(standing().execute({ startupId, userId: userId ?? 0 })),
  };
}
