import { and, asc, desc, eq, gt, gte, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { formerEmails } from '../../db/schema';

/** Previous addresses that accounts can restore. */
export function formerEmailsQueries(db: Database) {
  const { userId: owner, email: address, expiresAt, id, tokenHash: hash } = formerEmails;
  return {
    async insert(row: Omit<typeof formerEmails.$inferInsert, 'id'>) {
      await db.insert(formerEmails).values(row);
    },

    /** @param since includes rows that ended after this moment */
    async byTokenHash(tokenHash: string, since: Date) {
      const good = and(eq(hash, tokenHash), gt(expiresAt, since));
      return first(db.select().from(formerEmails).where(good));
    },

    /** The account that gave up an address last. */
    async byEmail(email: string, now: Date) {
      const good = and(eq(address, email), gt(expiresAt, now));
      return first(db.select().from(formerEmails).where(good).orderBy(desc(id)).limit(1));
    },

    list(userId: number, now: Date) {
      return db
        .select()
        .from(formerEmails)
        .where(and(eq(owner, userId), gt(expiresAt, now)))
        .orderBy(asc(id));
    },

    async keptForOther(userId: number, email: string, now: Date) {
      const stored = and(eq(address, email), gt(expiresAt, now), ne(owner, userId));
      return (await db.$count(formerEmails, stored)) > 0;
    },

    /** The first row in which the user gave up the address. */
    async firstLeft(userId: number, email: string, now: Date) {
      const own = and(eq(owner, userId), eq(address, email), gt(expiresAt, now));
      const [row] = await db.select({ id }).from(formerEmails).where(own).orderBy(asc(id)).limit(1);
      return row?.id;
    },

    /** Ends this row and all later ones: they can restore nothing any more. */
    async endFrom(userId: number, first: number, now: Date) {
      const later = and(eq(owner, userId), gte(id, first), gt(expiresAt, now));
      await db.update(formerEmails).set({ expiresAt: now }).where(later);
    },
  };
}
