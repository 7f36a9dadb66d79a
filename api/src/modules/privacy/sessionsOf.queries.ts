import { eq, inArray, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentors, occurrences, teamMembers } from '../../db/schema';

/**
 * The condition for sessions in which a user takes part, as mentor or in a startup's team. It contains ids instead of
 * joins, so the database knows how few rows there are and reads them by index; with joins it reads everybody's.
 */
export async function sessionsOf(db: Database, userId: number) {
  const own = await db.select({ id: mentors.id }).from(mentors).where(eq(mentors.userId, userId));
  const teams = await db
    .select({ id: teamMembers.startupId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return or(
    inArray(
      occurrences.mentorId,
      own.map(({ id }) => id),
    ),
    inArray(
      occurrences.startupId,
      teams.map(({ id }) => id),
    ),
  );
}
