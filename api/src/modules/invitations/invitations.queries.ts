import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { invitations, users } from '../../db/schema';

export type InvitationRow = typeof invitations.$inferSelect;
type NewInvitation = Omit<typeof invitations.$inferInsert, 'id' | 'status' | 'acceptedBy'>;

export function invitationsQueries(db: Database) {
  const pending = eq(invitations.status, 'pending');

  return {
    /** Pending and unexpired invitations, newest first. */
    open(startupId: number, now: Date) {
      return db
        .select()
        .from(invitations)
        .where(and(eq(invitations.startupId, startupId), pending, gt(invitations.expiresAt, now)))
        .orderBy(desc(invitations.createdAt), desc(invitations.id))
        .limit(500);
    },

    /** Stores one pending invitation per address: a second one renews the first (rule 4.14). */
    async put(row: NewInvitation) {
      const { kind, position, tokenHash, invitedBy, createdAt, expiresAt } = row;
      await db
        .insert(invitations)
        .values(row)
        .onConflictDoUpdate({
          target: [invitations.startupId, invitations.email],
          targetWhere: sql`status = 'pending'`,
          set: { kind, position, tokenHash, invitedBy, createdAt, expiresAt },
        });
    },

    async ofStartup(startupId: number, id: number) {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.startupId, startupId), eq(invitations.id, id)));
      return row;
    },

    byTokenHash: (tokenHash: string) =>
      first(db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash))),

    /** Settles a pending invitation. Of concurrent accepts and revokes, one succeeds. @returns the row, for that one */
    async settle(
      id: number,
      change: { status: 'accepted'; acceptedBy: number } | { status: 'revoked' },
    ) {
      const settled = db
        .update(invitations)
        .set(change)
        .where(and(eq(invitations.id, id), pending));
      return first(settled.returning());
    },

    /** The account with this address, if it is confirmed. */
    async userOf(email: string) {
      const proven = and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
      const [row] = await db.select({ id: users.id }).from(users).where(proven);
      return row?.id;
    },
  };
}
