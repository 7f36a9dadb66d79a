import { and, eq, ne, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

/** The addresses of accounts. While a new one waits for proof, the last proven one is `safeEmail`. */
export function emailsQueries(db: Database) {
  return {
    /** @returns whether the account still uses the address */
    async prove(userId: number, email: string, emailVerifiedAt: Date) {
      const own = and(eq(users.id, userId), eq(users.email, email));
      const proven = db.update(users).set({ emailVerifiedAt, safeEmail: null }).where(own);
      return (await proven.returning({ id: users.id })).length > 0;
    },

    async takenByOther(userId: number, email: string) {
      const uses = or(eq(users.email, email), eq(users.safeEmail, email));
      return (await db.$count(users, and(uses, ne(users.id, userId)))) > 0;
    },

    async set(
      userId: number,
      emails: { email: string; safeEmail: string | null; emailVerifiedAt: Date | null },
    ) {
      await db.update(users).set(emails).where(eq(users.id, userId));
    },
  };
}
