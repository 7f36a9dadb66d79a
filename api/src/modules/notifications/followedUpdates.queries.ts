import { and, asc, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import {
  notificationCursors as cursors,
  startupFollows,
  startups,
  startupUpdates,
} from '../../db/schema';

/** Updates of startups that a user follows, posted by others since the follow. */
export function followedUpdatesQueries(db: Database) {
  const posted = (followerId: number) =>
    db
      .select({
        id: startupUpdates.id,
        text: startupUpdates.update,
        createdAt: startupUpdates.createdAt,
        startup: startups.name,
        slug: startups.slug,
      })
      .from(startupUpdates)
      .innerJoin(startups, eq(startups.id, startupUpdates.startupId))
      .innerJoin(
        startupFollows,
        and(
          eq(startupFollows.startupId, startupUpdates.startupId),
          eq(startupFollows.followerId, followerId),
          gt(startupUpdates.createdAt, startupFollows.createdAt),
          sql`${startupUpdates.authorId} is distinct from ${followerId}`,
        ),
      );
  const shown = and(isNull(startupUpdates.deletedAt), eq(startups.published, true));

  return {
    /** The newest updates after a cursor, oldest first. */
    async after(followerId: number, updateId: number, limit: number) {
      const rows = await posted(followerId)
        .where(and(shown, gt(startupUpdates.id, updateId)))
        .orderBy(desc(startupUpdates.id))
        .limit(limit);
      return rows.reverse();
    },

    since: (followerId: number, from: Date, limit: number) =>
      posted(followerId)
        .where(and(shown, gte(startupUpdates.createdAt, from)))
        .orderBy(asc(startupUpdates.id))
        .limit(limit),

    async newestUpdate(): Promise<number> {
      const [row] = await db
        .select({ id: startupUpdates.id })
        .from(startupUpdates)
        .orderBy(desc(startupUpdates.id))
        .limit(1);
      return row?.id ?? 0;
    },

    async cursor(userId: number): Promise<number> {
      const [row] = await db.select().from(cursors).where(eq(cursors.userId, userId));
      return row?.updateId ?? 0;
    },

    /** Moves the cursor. @returns false when another request did meanwhile */
    async moveCursor(userId: number, from: number, updateId: number): Promise<boolean> {
      const row = { userId, updateId };
      const moved = db
        .insert(cursors)
        .values(row)
        .onConflictDoUpdate({
          target: cursors.userId,
          set: { updateId },
          setWhere: sql`${cursors.updateId} = ${from}`,
        });
      return (await moved.returning()).length > 0;
    },
  };
}
