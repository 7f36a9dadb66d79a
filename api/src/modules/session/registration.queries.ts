import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { escapeLike } from '../../db/escapeLike';
import { formerEmails, formerUsernames, users } from '../../db/schema';

export type NewUser = typeof users.$inferInsert;

export function registrationQueries(db: Database) {
  return {
    /** Whether an account has the address, or may still restore it. */
    async emailTaken(email: string, now: Date) {
      const stored = and(eq(formerEmails.email, email), gt(formerEmails.expiresAt, now));
      const query = db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.email, email))
        .unionAll(db.select({ email: formerEmails.email }).from(formerEmails).where(stored))
        .limit(1);
      return (await query).length > 0;
    },

    /** Usernames that start with `stem`, current or former. */
    async usernamesLike(stem: string) {
      const pattern = `${escapeLike(stem)}%`;
      const inUse = db.select({ username: users.username }).from(users);
      const left = db.select({ username: formerUsernames.username }).from(formerUsernames);
      const rows = await inUse
        .where(sql`${users.username} like ${pattern}`)
        .union(left.where(sql`${formerUsernames.username} like ${pattern}`));
      return rows.map(({ username }) => username);
    },

    /** @returns the id; undefined when address or name were taken a moment ago */
    async insert(user: NewUser) {
      const [row] = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing()
        .returning({ id: users.id });
      return row?.id;
    },
  };
}
