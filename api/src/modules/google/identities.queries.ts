import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { identities, users } from '../../db/schema';
import type { AccountVersion } from '../account-lock/accountLock';

export function identitiesQueries(db: Database) {
  return {
    /** The account of an identity, with its current state. */
    async accountOf(issuer: string, subject: string): Promise<AccountVersion | undefined> {
      const [row] = await db
        .select({ id: users.id, credentialsVersion: users.credentialsVersion })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return row;
    },

    list: (userId: number) =>
      db
        .select()
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.createdAt), asc(identities.id)),

    /** @returns whether the identity belonged to the user */
    async delete(userId: number, id: number) {
      const own = and(eq(identities.userId, userId), eq(identities.id, id));
      const gone = await db.delete(identities).where(own).returning({ id: identities.id });
      return gone.length > 0;
    },

    async deleteOf(userId: number) {
      await db.delete(identities).where(eq(identities.userId, userId));
    },

    async insert(row: typeof identities.$inferInsert) {
      await db.insert(identities).values(row);
    },
  };
}
