import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { invitations } from '../../db/schema';

/** What of open invitations ends when those they are to, or the teams they are into, become one. */
export function mergedInvitationsQueries(db: Database) {
  const end = async (which: SQL | undefined) => {
    const revoked = db.update(invitations).set({ status: 'revoked' });
    await revoked.where(and(eq(invitations.status, 'pending'), which));
  };

  return {
    /** Before notices of follows, as in erasing: so nobody who is erased meanwhile waits in a circle. */
    async hold(which: SQL | undefined) {
      const rows = db.select({ id: invitations.id }).from(invitations).where(which);
      await rows.orderBy(asc(invitations.id)).for('update');
    },

    /** One that lapsed is in the way of none that is open. */
    endLapsed: (which: SQL | undefined, now: Date) =>
      end(and(which, lte(invitations.expiresAt, now))),

    /** Nobody is asked into a team they are in; a member may still become a founder. */
    endAnswered: (which: SQL) =>
      end(sql`${which} and exists (select 1 from team_members m join users u on u.id = m.user_id
        where m.startup_id = ${invitations.startupId} and u.email = ${invitations.email}
          and (m.kind = 'founder' or ${invitations.kind} = 'member'))`),
  };
}
