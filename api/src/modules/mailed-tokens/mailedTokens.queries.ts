import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { mailedTokens } from '../../db/schema';

type MailedTokenRow = typeof mailedTokens.$inferSelect;
export type Purpose = MailedTokenRow['purpose'];

export function mailedTokensQueries(db: Database) {
  const unused = isNull(mailedTokens.usedAt);
  const good = (purpose: Purpose, tokenHash: string, now: Date) =>
    and(
      eq(mailedTokens.purpose, purpose),
      eq(mailedTokens.tokenHash, tokenHash),
      gt(mailedTokens.expiresAt, now),
      unused,
    );

  const end = (condition: SQL | undefined, usedAt: Date) =>
    db.update(mailedTokens).set({ usedAt }).where(and(condition, unused));

  return {
    /** A newer link replaces an older one of the same purpose. */
    async put(row: Omit<typeof mailedTokens.$inferInsert, 'id' | 'usedAt'>) {
      const { email, tokenHash, createdAt, expiresAt } = row;
      await db
        .insert(mailedTokens)
        .values(row)
        .onConflictDoUpdate({
          target: [mailedTokens.userId, mailedTokens.purpose],
          targetWhere: sql`used_at is null`,
          set: { email, tokenHash, createdAt, expiresAt },
        });
    },

    async find(purpose: Purpose, tokenHash: string, now: Date) {
      const [row] = await db
        .select()
        .from(mailedTokens)
        .where(good(purpose, tokenHash, now));
      return row;
    },

    list(userId: number, now: Date) {
      return db
        .select()
        .from(mailedTokens)
        .where(and(eq(mailedTokens.userId, userId), unused, gt(mailedTokens.expiresAt, now)))
        .orderBy(asc(mailedTokens.expiresAt), asc(mailedTokens.id));
    },

    /** Uses up a token. Of concurrent requests, one gets it. */
    async use(purpose: Purpose, tokenHash: string, now: Date) {
      const used = db.update(mailedTokens).set({ usedAt: now });
      return first(used.where(good(purpose, tokenHash, now)).returning());
    },

    /** A token that was used or ended after a moment. */
    async findEndedSince(purpose: Purpose, tokenHash: string, since: Date) {
      const { purpose: kind, tokenHash: hash, usedAt } = mailedTokens;
      const ended = and(eq(kind, purpose), eq(hash, tokenHash), gt(usedAt, since));
      return first(db.select().from(mailedTokens).where(ended));
    },

    /** Ends all links mailed to this user, or those of one purpose. */
    async endAll(userId: number, usedAt: Date, purpose?: Purpose) {
      const ofPurpose = purpose && eq(mailedTokens.purpose, purpose);
      const gone = end(and(eq(mailedTokens.userId, userId), ofPurpose), usedAt);
      return (await gone.returning({ id: mailedTokens.id })).length;
    },
  };
}
