import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { invitations } from '../../db/schema';

/** Ends open invitations that a merge of accounts or teams makes obsolete. */
export function mergedInvitationsQueries(db: Database) {
  const end = async (which: SQL | undefined) => {
    const revoked = db.update(invitations).set({ status: 'revoked' });
    await revoked.where(and(eq(invitations.status, 'pending'), which));
  };

  return {
    /** Locked before notices of follows, as in erasing, so that a concurrent erasure cannot deadlock. */
    async hold(which: SQL | undefined) {
      const rows = db.select({ id: invitations.id }).from(invitations).where(which);
      await rows.orderBy(asc(invitations.id)).for('update');
    },

    /** Ends expired invitations, so that they do not replace an open one. */
    endLapsed: (which: SQL | undefined, now: Date) =>
      end(and(which, lte(invitations.expiresAt, now))),

    /** Ends invitations of people who are in the team; a member may still be invited as founder. */
    endAnswered: (which: SQL) =>
      end(sql`${which} and exists (select 1 from team_members m join users u on u.id = m.user_id
        where m.startup_id = ${invitations.startupId} and u.email = ${invitations.email}
          and (m.kind = 'founder' or ${invitations.kind} = 'member'))`),
  };
}
