import { and, eq, gt, inArray, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentors, occurrences, teamMembers } from '../../db/schema';

/**
 * Booked meetings somebody takes part in, as the mentor or in the startup's team.
 * @returns a condition on occurrences joined with mentors
 */
export function attended(db: Database, userId: number, endsAfter: Date) {
  const mine = db
    .select({ id: teamMembers.startupId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return and(
    eq(occurrences.status, 'booked'),
    gt(occurrences.endsAt, endsAfter),
    or(eq(mentors.userId, userId), inArray(occurrences.startupId, mine)),
  );
}
