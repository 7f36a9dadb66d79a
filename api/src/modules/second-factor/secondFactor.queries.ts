import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { authenticators, recoveryCodes, sessions, users } from '../../db/schema';

type AuthenticatorRow = typeof authenticators.$inferSelect;

export function secondFactorQueries(db: Database) {
  const own = (userId: number) => eq(authenticators.userId, userId);
  const unused = (userId: number) =>
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

  return {
    authenticator: (userId: number): Promise<AuthenticatorRow | undefined> =>
      first(db.select().from(authenticators).where(own(userId))),

    /** Stores an unconfirmed authenticator, replacing another unconfirmed one. */
    async putAuthenticator(userId: number, secret: string, createdAt: Date) {
      await db
        .insert(authenticators)
        .values({ userId, secret, createdAt })
        .onConflictDoUpdate({
          target: authenticators.userId,
          set: { secret, createdAt },
          setWhere: isNull(authenticators.confirmedAt),
        });
    },

    async confirmAuthenticator(userId: number, confirmedAt: Date, lastStep: number) {
      await db.update(authenticators).set({ confirmedAt, lastStep }).where(own(userId));
    },

    /** @returns whether the code of this interval was still unused */
    async useStep(userId: number, lastStep: number): Promise<boolean> {
      const older = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, lastStep));
      const used = db
        .update(authenticators)
        .set({ lastStep })
        .where(and(own(userId), isNotNull(authenticators.confirmedAt), older));
      return (await used.returning({ id: authenticators.userId })).length > 0;
    },

    async deleteAuthenticator(userId: number) {
      await db.delete(authenticators).where(own(userId));
    },

    countRecoveryCodes: (userId: number) => db.$count(recoveryCodes, unused(userId)),

    /** Replaces all recovery codes. */
    async putRecoveryCodes(userId: number, codeHashes: string[], createdAt: Date) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      const rows = codeHashes.map((codeHash) => ({ userId, codeHash, createdAt }));
      if (rows.length > 0) await db.insert(recoveryCodes).values(rows);
    },

    /** @returns whether an unused code matched */
    async useRecoveryCode(userId: number, codeHash: string, usedAt: Date): Promise<boolean> {
      const this_ = and(unused(userId), eq(recoveryCodes.codeHash, codeHash));
      const used = db.update(recoveryCodes).set({ usedAt }).where(this_);
      return (await used.returning({ id: recoveryCodes.id })).length > 0;
    },

    async setSince(userId: number, secondFactorSince: Date | null) {
      await db.update(users).set({ secondFactorSince }).where(eq(users.id, userId));
    },

    async provenAt(sessionId: number): Promise<Date | null> {
      const columns = { provenAt: sessions.provenAt };
      const [row] = await db.select(columns).from(sessions).where(eq(sessions.id, sessionId));
      return row?.provenAt ?? null;
    },

    async setProven(sessionId: number, provenAt: Date) {
      await db.update(sessions).set({ provenAt }).where(eq(sessions.id, sessionId));
    },
  };
}
