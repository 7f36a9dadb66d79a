import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { sessions, users } from '../../db/schema';

export function accountLockQueries(db: Database) {
  return {
    /** Locks an account until the transaction ends, unless it is erased or deactivated. */
    async lock(userId: number) {
      const active = and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.disabledAt));
      // Not `for update`: other transactions may still insert rows that reference the user.
      return first(db.select().from(users).where(active).for('no key update'));
    },

    async session(userId: number, sessionId: number) {
      const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
      return first(db.select().from(sessions).where(own));
    },

    async raiseVersion(userId: number) {
      const credentialsVersion = sql`${users.credentialsVersion} + 1`;
      await db.update(users).set({ credentialsVersion }).where(eq(users.id, userId));
    },
  };
}
