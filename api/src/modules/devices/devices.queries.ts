import { and, desc, eq, gt, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { sessions } from '../../db/schema';

export function devicesQueries(db: Database) {
  const own = (userId: number) => eq(sessions.userId, userId);
  return {
    /** Sessions that have not expired, last used first. */
    list(userId: number, { usedAfter, openedAfter }: { usedAfter: Date; openedAfter: Date }) {
      const good = and(gt(sessions.lastUsedAt, usedAfter), gt(sessions.createdAt, openedAfter));
      return db
        .select()
        .from(sessions)
        .where(and(own(userId), good))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
    },

    /** @returns its user agent; undefined when the user has no such session */
    async end(userId: number, id: number): Promise<string | undefined> {
      const gone = db.delete(sessions).where(and(own(userId), eq(sessions.id, id)));
      return (await gone.returning({ device: sessions.device }))[0]?.device;
    },

    /** @returns the number of ended sessions */
    async endOthers(userId: number, keep: number) {
      const gone = db.delete(sessions).where(and(own(userId), ne(sessions.id, keep)));
      return (await gone.returning({ id: sessions.id })).length;
    },

    async endAll(userId: number) {
      await db.delete(sessions).where(own(userId));
    },
  };
}
