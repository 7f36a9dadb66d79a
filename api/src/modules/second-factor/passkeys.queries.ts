import { and, asc, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { passkeyChallenges, passkeys } from '../../db/schema';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type PasskeyChallengeRow = typeof passkeyChallenges.$inferSelect;

export function passkeysQueries(db: Database) {
  const own = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  const ofUser = (userId: number) => eq(passkeys.userId, userId);

  return {
    list: (userId: number): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(ofUser(userId)).orderBy(asc(passkeys.id)).limit(100),

    count: (userId: number) => db.$count(passkeys, ofUser(userId)),

    byCredentialId: (credentialId: string): Promise<PasskeyRow | undefined> =>
      first(db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))),

    async insert(row: Omit<PasskeyRow, 'id' | 'lastUsedAt'>) {
      await db.insert(passkeys).values(row);
    },

    async use(id: number, counter: number, lastUsedAt: Date) {
      await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
    },

    /** @returns whether it belonged to the user */
    async rename(userId: number, id: number, name: string): Promise<boolean> {
      const renamed = db.update(passkeys).set({ name }).where(own(userId, id));
      return (await renamed.returning({ id: passkeys.id })).length > 0;
    },

    /** @returns its name; undefined when it did not belong to the user */
    async delete(userId: number, id: number): Promise<string | undefined> {
      const gone = db.delete(passkeys).where(own(userId, id));
      return (await gone.returning({ name: passkeys.name }))[0]?.name;
    },

    async deleteOf(userId: number) {
      await db.delete(passkeys).where(ofUser(userId));
    },

    async insertChallenge(row: Omit<PasskeyChallengeRow, 'id'>) {
      await db.insert(passkeyChallenges).values(row);
    },

    /** Uses up a challenge. Of concurrent requests, one gets it. */
    async takeChallenge(challengeHash: string, purpose: PasskeyChallengeRow['purpose'], now: Date) {
      const { challengeHash: hash, purpose: kind, expiresAt } = passkeyChallenges;
      const good = and(eq(hash, challengeHash), eq(kind, purpose), gt(expiresAt, now));
      return first(db.delete(passkeyChallenges).where(good).returning());
    },
  };
}
