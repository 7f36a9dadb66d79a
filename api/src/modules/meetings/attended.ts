import { and, eq, gt, inArray, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentors, occurrences, teamMembers } from '../../db/schema';

/**
 * Meetings of a user, as the mentor or in the startup's team.
 * @returns a condition on occurrences joined with mentors
 */
export function ofPerson(db: Database, userId: number) {
  const mine = db
    .select({ id: teamMembers.startupId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return or(eq(mentors.userId, userId), inArray(occurrences.startupId, mine));
}

/** Booked meetings of a user. */
export function attended(db: Database, userId: number, endsAfter: Date) {
  const booked = eq(occurrences.status, 'booked');
  return and(booked, gt(occurrences.endsAt, endsAfter), ofPerson(db, userId));
}
