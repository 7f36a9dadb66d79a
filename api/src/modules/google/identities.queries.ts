import { and, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { identities } from '../../db/schema';

export function identitiesQueries(db: Database) {
  return {
    async userOf(issuer: string, subject: string): Promise<number | undefined> {
      const [row] = await db
        .select({ userId: identities.userId })
        .from(identities)
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return row?.userId;
    },

    async insert(row: typeof identities.$inferInsert) {
      await db.insert(identities).values(row);
    },
  };
}
