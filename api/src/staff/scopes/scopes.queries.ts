import type { StaffScope } from 'contract/wire/staff.contract';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staffScopes, users } from '../../db/schema';

export function scopesQueries(db: Database) {
  const theirs = (userId: number) => eq(staffScopes.userId, userId);
  const one = (userId: number, scope: StaffScope) =>
    and(theirs(userId), eq(staffScopes.scope, scope));

  return {
    async of(userId: number): Promise<StaffScope[]> {
      const rows = await db.select().from(staffScopes).where(theirs(userId));
      return rows.map(({ scope }) => scope).sort();
    },

    /** Staff are the members with a scope; `users.is_admin` is derived from that. */
    async give(userId: number, scope: StaffScope, by: { userId: number | null; at: Date }) {
      const row = { userId, scope, givenBy: by.userId, givenAt: by.at };
      await db.insert(staffScopes).values(row).onConflictDoNothing();
      await this.markStaff(userId);
    },

    /** @returns whether they had it */
    async take(userId: number, scope: StaffScope): Promise<boolean> {
      const gone = await db.delete(staffScopes).where(one(userId, scope)).returning();
      await this.markStaff(userId);
      return gone.length > 0;
    },

    async takeAll(userId: number) {
      await db.delete(staffScopes).where(theirs(userId));
      await this.markStaff(userId);
    },

    async markStaff(userId: number) {
      const hasScope = sql`exists(select 1 from ${staffScopes} where ${theirs(userId)})`;
      await db.update(users).set({ isAdmin: hasScope }).where(eq(users.id, userId));
    },

    /** Locks all owners until the transaction ends, so that two cannot remove each other. */
    async lockOwners() {
      await db
        .select()
        .from(staffScopes)
        .where(eq(staffScopes.scope, 'owner'))
        .orderBy(asc(staffScopes.userId))
        .for('update');
    },

    /** Other owners who can sign in and have not requested the deletion of their account. */
    async otherOwners(userId: number): Promise<number> {
      const staying = and(
        isNull(users.disabledAt),
        isNull(users.deletedAt),
        isNull(users.deletionAskedAt),
      );
      const rows = await db
        .select({ id: users.id })
        .from(staffScopes)
        .innerJoin(users, eq(users.id, staffScopes.userId))
        .where(and(eq(staffScopes.scope, 'owner'), ne(users.id, userId), staying));
      return rows.length;
    },

    list: () =>
      db
        .select({
          user: users.email,
          scopes: sql<string[]>`array_agg(${staffScopes.scope} order by ${staffScopes.scope})`,
          'second factor': sql<boolean>`${users.secondFactorSince} is not null`,
          disabled: sql<boolean>`${users.disabledAt} is not null`,
        })
        .from(staffScopes)
        .innerJoin(users, eq(users.id, staffScopes.userId))
        .groupBy(users.id)
        .orderBy(asc(users.email)),
  };
}
