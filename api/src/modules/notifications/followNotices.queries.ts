import { fullName } from 'contract/full-name';
import { eq, lte } from 'drizzle-orm';

import { notFound } from '../../app/httpError';
import type { Database } from '../../db/database';
import { followNotices, startups, users } from '../../db/schema';

export function followNoticesQueries(db: Database) {
  return {
    /** @returns true if this pair was not notified since `since`; it is marked as notified now */
    async mark(followerId: number, targetId: number, { now, since }: { now: Date; since: Date }) {
      const marked = db
        .insert(followNotices)
        .values({ followerId, targetId, toldAt: now })
        .onConflictDoUpdate({
          target: [followNotices.followerId, followNotices.targetId],
          set: { toldAt: now },
          setWhere: lte(followNotices.toldAt, since),
        });
      return (await marked.returning()).length > 0;
    },

    async followerName(userId: number): Promise<string> {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return fullName(row!);
    },

    /**
     * Locks the startup against deletion until the transaction ends.
     * @returns its name
     * @throws 404 when it was deleted a moment ago
     */
    async holdStartup(startupId: number): Promise<string> {
      const [row] = await db
        .select({ name: startups.name })
        .from(startups)
        .where(eq(startups.id, startupId))
        .for('key share');
      if (!row) throw notFound();
      return row.name;
    },
  };
}
