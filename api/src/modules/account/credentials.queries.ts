import { and, eq, gt, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { formerUsernames, users } from '../../db/schema';

type Change = Partial<Pick<typeof users.$inferInsert, 'username' | 'passwordHash' | 'phoneNumber'>>;

export function credentialsQueries(db: Database) {
  return {
    async change(userId: number, change: Change) {
      await db.update(users).set(change).where(eq(users.id, userId));
    },

    /** Whether another account has the username, or gave it up after `leftAfter`. */
    async usernameTaken(userId: number, username: string, leftAfter: Date) {
      const others = and(eq(users.username, username), ne(users.id, userId));
      const left = and(
        eq(formerUsernames.username, username),
        ne(formerUsernames.userId, userId),
        gt(formerUsernames.leftAt, leftAfter),
      );
      if ((await db.$count(users, others)) > 0) return true;
      return (await db.$count(formerUsernames, left)) > 0;
    },

    countUsernamesLeft: (userId: number, since: Date) =>
      db.$count(
        formerUsernames,
        and(eq(formerUsernames.userId, userId), gt(formerUsernames.leftAt, since)),
      ),

    async leaveUsername(userId: number, username: string, leftAt: Date) {
      await db.insert(formerUsernames).values({ userId, username, leftAt });
    },
  };
}
