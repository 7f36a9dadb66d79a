import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { mailSuppressions } from '../db/schema';

type Suppression = typeof mailSuppressions.$inferSelect;
type Report = Pick<Suppression, 'email' | 'reason' | 'detail' | 'reportedAt'>;

/** Addresses that refused mail, and suppressed ones. */
export function suppressionsQueries(db: Database) {
  const { email: address, suppressedAt } = mailSuppressions;
  return {
    async find(email: string): Promise<Suppression | undefined> {
      const rows = db.select().from(mailSuppressions);
      return (await rows.where(and(eq(address, email), isNotNull(suppressedAt))))[0];
    },

    /** Newest first. */
    list(limit: number) {
      return db
        .select()
        .from(mailSuppressions)
        .where(isNotNull(suppressedAt))
        .orderBy(desc(mailSuppressions.reportedAt), desc(address))
        .limit(limit);
    },

    /** @returns the number of reports since the last delivered mail */
    async count(report: Report): Promise<number> {
      const { reason, detail, reportedAt } = report;
      const again = { reason, detail, reportedAt, reports: sql`${mailSuppressions.reports} + 1` };
      const [row] = await db
        .insert(mailSuppressions)
        .values({ ...report, reports: 1 })
        .onConflictDoUpdate({ target: address, set: again })
        .returning();
      return row!.reports;
    },

    async suppress(email: string, at: Date) {
      const open = and(eq(address, email), isNull(suppressedAt));
      await db.update(mailSuppressions).set({ suppressedAt: at }).where(open);
    },

    /** Resets the count after a delivered mail. */
    async forgive(email: string) {
      const open = and(eq(address, email), isNull(suppressedAt));
      await db.delete(mailSuppressions).where(open);
    },

    /** @param email all addresses when left out @returns how many */
    async clear(email?: string) {
      const which = email === undefined ? isNotNull(suppressedAt) : eq(address, email);
      const cleared = db.delete(mailSuppressions).where(which);
      return (await cleared.returning({ email: address })).length;
    },
  };
}
