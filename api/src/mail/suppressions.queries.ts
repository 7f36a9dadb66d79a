import { and, type Column, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { mailSuppressions } from '../db/schema';

export type Suppression = typeof mailSuppressions.$inferSelect;
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

    /**
     * Counts a report. A suppressed address keeps its reason, and further complaints are not counted.
     * @returns the state after it; `reports` since the last delivered mail. Undefined when it was not counted
     */
    async count({ reportedAt, ...report }: Report): Promise<Suppression | undefined> {
      const [row] = await db
        .insert(mailSuppressions)
        .values({ ...report, reportedAt, reports: 1 })
        .onConflictDoUpdate({
          target: address,
          set: {
            reportedAt,
            reports: sql`${mailSuppressions.reports} + 1`,
            reason: unlessSuppressed(mailSuppressions.reason),
            detail: unlessSuppressed(mailSuppressions.detail),
          },
          setWhere: or(isNull(suppressedAt), sql`excluded.reason <> 'complaint'`),
        })
        .returning();
      return row;
    },

    /** Also changes the reason of one that is suppressed already. */
    async suppress({ email, reason, detail, reportedAt }: Report) {
      const suppressed = { reason, detail, suppressedAt: reportedAt };
      await db.update(mailSuppressions).set(suppressed).where(eq(address, email));
    },

    /** Resets the count after a delivered mail; a complaint stays. */
    async forgive(email: string) {
      const own = eq(address, email);
      await db.delete(mailSuppressions).where(and(own, isNull(suppressedAt)));
      await db.update(mailSuppressions).set({ reports: 1 }).where(own);
    },

    /** @param email all addresses when left out @returns how many */
    async clear(email?: string) {
      const which = email === undefined ? isNotNull(suppressedAt) : eq(address, email);
      const cleared = db.delete(mailSuppressions).where(which);
      return (await cleared.returning({ email: address })).length;
    },
  };
}

const unlessSuppressed = (column: Column) =>
  sql`case when ${mailSuppressions.suppressedAt} is null
    then excluded.${sql.identifier(column.name)} else ${column} end`;
