import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { invitations, mentorAssignments } from '../../../db/schema';
import { mergedInvitationsQueries } from '../invitations.queries';
import type { Pair } from '../moveRows';

/** Members, invited people and mentors of two startups that are merged. */
export function mergePeopleQueries(db: Database) {
  return {
    /** Moves invitations, without duplicates and without those for members. Mailed links stay valid. */
    async moveInvitations({ from, to }: Pair, now: Date): Promise<number> {
      const merged = mergedInvitationsQueries(db);
      await merged.endLapsed(inArray(invitations.startupId, [from, to]), now);
      await db.execute(sql`update invitations theirs set status = 'revoked'
        where theirs.startup_id = ${from} and theirs.status = 'pending'
          and exists (select 1 from invitations mine where mine.startup_id = ${to}
            and mine.status = 'pending' and mine.email = theirs.email)`);
      const moved = db.update(invitations).set({ startupId: to });
      const rows = await moved.where(eq(invitations.startupId, from)).returning();
      await merged.endAnswered(eq(invitations.startupId, to));
      const ids = rows.map(({ id }) => id);
      const open = and(inArray(invitations.id, ids), eq(invitations.status, 'pending'));
      return db.$count(invitations, open);
    },

    /** If a mentor has both startups, the assignment of the remaining one continues. */
    async joinAssignments({ from, to }: Pair, now: Date): Promise<number> {
      await db.execute(sql`update mentor_assignments theirs set ended_at = ${now.toISOString()}::timestamptz
        where theirs.startup_id = ${from} and theirs.ended_at is null and exists (
          select 1 from mentor_assignments mine where mine.startup_id = ${to} and mine.ended_at is null
            and mine.mentor_id = theirs.mentor_id)`);
      const open = and(eq(mentorAssignments.startupId, from), isNull(mentorAssignments.endedAt));
      const mentors = await db.$count(mentorAssignments, open);
      const theirs = eq(mentorAssignments.startupId, from);
      await db.update(mentorAssignments).set({ startupId: to }).where(theirs);
      return mentors;
    },
  };
}
