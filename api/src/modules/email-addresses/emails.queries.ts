import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

type Emails = Partial<
  Pick<typeof users.$inferInsert, 'email' | 'emailVerifiedAt' | 'pendingEmail'>
>;

/** The addresses of accounts: the confirmed one and a pending one. */
export function emailsQueries(db: Database) {
  return {
    /** @returns whether the account still uses the address */
    async prove(userId: number, email: string, emailVerifiedAt: Date) {
      const own = and(eq(users.id, userId), eq(users.email, email));
      const proven = db.update(users).set({ emailVerifiedAt }).where(own);
      return (await proven.returning({ id: users.id })).length > 0;
    },

    async usedByOther(userId: number, email: string) {
      return (await db.$count(users, and(eq(users.email, email), ne(users.id, userId)))) > 0;
    },

    async set(userId: number, emails: Emails) {
      await db.update(users).set(emails).where(eq(users.id, userId));
    },
  };
}
