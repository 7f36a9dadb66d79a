import { eq, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { formerUsernames, users } from '../../db/schema';

export type NewUser = typeof users.$inferInsert;

export function registrationQueries(db: Database) {
  return {
    async emailTaken(email: string) {
      return (await db.$count(users, or(eq(users.email, email), eq(users.safeEmail, email)))) > 0;
    },

    /** Names of others that start like `stem`, in use or left behind. */
    async usernamesLike(stem: string) {
      const pattern = `${stem.replace(/[\\%_]/g, '\\$&')}%`;
      const inUse = db.select({ username: users.username }).from(users);
      const left = db.select({ username: formerUsernames.username }).from(formerUsernames);
      const rows = await inUse
        .where(sql`${users.username} like ${pattern}`)
        .union(left.where(sql`${formerUsernames.username} like ${pattern}`));
      return rows.map(({ username }) => username);
    },

    /** @returns the id, or undefined when address or name were taken a moment ago */
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
