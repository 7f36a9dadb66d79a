import { and, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { securityEvents, sessions } from '../../db/schema';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

const SIGN_INS = ['registered', 'signed-in', 'new-device'] as const;

export function securityLogQueries(db: Database) {
  const of = (userId: number) => eq(securityEvents.userId, userId);
  const signIns = (userId: number) => and(of(userId), inArray(securityEvents.kind, SIGN_INS));

  return {
    async insert(row: Omit<SecurityEventRow, 'id'>) {
      await db.insert(securityEvents).values(row);
    },

    /** The user agent of a session. */
    async deviceOf(sessionId: number): Promise<string | undefined> {
      const [row] = await db
        .select({ device: sessions.device })
        .from(sessions)
        .where(eq(sessions.id, sessionId));
      return row?.device;
    },

    /** Newest first. @param before only older ones than this id */
    page(userId: number, { before, limit }: { before: number | undefined; limit: number }) {
      const older = before === undefined ? undefined : lt(securityEvents.id, before);
      return db
        .select()
        .from(securityEvents)
        .where(and(of(userId), older))
        .orderBy(desc(securityEvents.id))
        .limit(limit);
    },

    async happenedSince(userId: number, kind: SecurityEventRow['kind'], since: Date) {
      const { kind: what, createdAt } = securityEvents;
      const recent = and(of(userId), eq(what, kind), gt(createdAt, since));
      return (await db.$count(securityEvents, recent)) > 0;
    },

    /** Whether the log has a sign-in of this user. */
    hasSignIn: async (userId: number) => (await db.$count(securityEvents, signIns(userId))) > 0,

    async knowsBrowser(userId: number, browserHash: string) {
      const known = and(signIns(userId), eq(securityEvents.browserHash, browserHash));
      return (await db.$count(securityEvents, known)) > 0;
    },

    /** Makes every browser count as new from now on. */
    async forgetBrowsers(userId: number) {
      await db
        .update(securityEvents)
        .set({ browserHash: null })
        .where(and(of(userId), isNotNull(securityEvents.browserHash)));
    },
  };
}
