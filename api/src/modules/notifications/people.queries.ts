import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { teamMembers, users } from '../../db/schema';

/** Users who can be notified. */
export function peopleQueries(db: Database) {
  const active = and(isNull(users.deletedAt), isNull(users.disabledAt));
  return {
    /** Those with an active account, and their addresses. */
    async reachable(ids: number[]) {
      if (ids.length === 0) return [];
      const { id, name, email } = users;
      const these = and(inArray(users.id, ids), active);
      return db.select({ id, name, email }).from(users).where(these).orderBy(asc(users.id));
    },

    async founders(startupId: number): Promise<number[]> {
      const founders = and(eq(teamMembers.startupId, startupId), eq(teamMembers.kind, 'founder'));
      const rows = await db.select({ id: teamMembers.userId }).from(teamMembers).where(founders);
      return rows.map(({ id }) => id);
    },
  };
}
