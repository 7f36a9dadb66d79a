import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { startups, teamMembers, users } from '../../db/schema';

export function deletionQueries(db: Database) {
  return {
    async askedAt(userId: number): Promise<Date | null> {
      const [row] = await db
        .select({ at: users.deletionAskedAt })
        .from(users)
        .where(eq(users.id, userId));
      return row?.at ?? null;
    },

    async set(userId: number, deletionAskedAt: Date | null) {
      await db.update(users).set({ deletionAskedAt }).where(eq(users.id, userId));
    },

    /**
     * Locks the user's teams until the transaction ends, so that no other founder leaves meanwhile. Teams are locked
     * before accounts, as in accepting an invitation.
     */
    async holdFounded(userId: number) {
      const founded = db
        .select({ id: teamMembers.startupId })
        .from(teamMembers)
        .where(and(eq(teamMembers.userId, userId), eq(teamMembers.kind, 'founder')));
      const held = db
        .select({ id: startups.id })
        .from(startups)
        .where(inArray(startups.id, founded));
      await held.orderBy(asc(startups.id)).for('no key update');
    },

    /**
     * Names of startups with this founder only.
     * @param staying ignores other founders who requested deletion
     */
    async foundsAlone(userId: number, { staying = false } = {}): Promise<string[]> {
      const others = sql`exists(select 1 from team_members o join users u on u.id = o.user_id
        where o.startup_id = ${teamMembers.startupId} and o.kind = 'founder' and o.user_id <> ${userId}
        and (u.deletion_asked_at is null or not ${staying}))`;
      const rows = await db
        .select({ name: startups.name })
        .from(teamMembers)
        .innerJoin(startups, eq(startups.id, teamMembers.startupId))
        .where(
          and(eq(teamMembers.userId, userId), eq(teamMembers.kind, 'founder'), sql`not ${others}`),
        )
        .orderBy(asc(startups.name));
      return rows.map(({ name }) => name);
    },

    /**
     * Locks a user against concurrent erasure. Not `for update`: concurrent bookings or follows reference the user, and
     * this waits for them. @returns false when it is already done
     */
    async holdDue(userId: number, askedBefore: Date): Promise<boolean> {
      const due = and(lte(users.deletionAskedAt, askedBefore), isNull(users.deletedAt));
      const found = db.select({ id: users.id }).from(users);
      return (await found.where(and(eq(users.id, userId), due)).for('no key update')).length > 0;
    },

    /** Users who requested deletion before a moment and still exist. */
    async due(askedBefore: Date): Promise<number[]> {
      const due = and(lte(users.deletionAskedAt, askedBefore), isNull(users.deletedAt));
      const rows = await db.select({ id: users.id }).from(users).where(due).orderBy(asc(users.id));
      return rows.map(({ id }) => id);
    },
  };
}
