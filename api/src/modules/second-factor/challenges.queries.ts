import { and, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { signInChallenges } from '../../db/schema';

export type ChallengeRow = typeof signInChallenges.$inferSelect;

export function challengesQueries(db: Database) {
  return {
    async insert(row: Omit<ChallengeRow, 'id'>) {
      await db.insert(signInChallenges).values(row);
    },

    async find(tokenHash: string, now: Date): Promise<ChallengeRow | undefined> {
      const good = and(
        eq(signInChallenges.tokenHash, tokenHash),
        gt(signInChallenges.expiresAt, now),
      );
      return first(db.select().from(signInChallenges).where(good));
    },

    /** @returns whether it still existed: of concurrent requests, one gets true */
    async delete(id: number): Promise<boolean> {
      const gone = db.delete(signInChallenges).where(eq(signInChallenges.id, id));
      return (await gone.returning({ id: signInChallenges.id })).length > 0;
    },
  };
}
