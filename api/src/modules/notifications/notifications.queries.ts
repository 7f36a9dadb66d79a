import type { MarkRead, NotificationCursor } from 'contract/wire/notifications.contract';
import { and, desc, eq, inArray, isNull, lt, lte, max, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { notifications } from '../../db/schema';

export type NotificationRow = typeof notifications.$inferSelect;
type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt'>;

export function notificationsQueries(db: Database) {
  const of = (userId: number) => eq(notifications.userId, userId);
  const unread = (userId: number) => and(of(userId), isNull(notifications.readAt));

  async function momentOf(userId: number, id: number): Promise<Date | undefined> {
    const [line] = await db
      .select({ createdAt: notifications.createdAt })
      .from(notifications)
      .where(and(of(userId), eq(notifications.id, id)));
    return line?.createdAt;
  }

  async function olderThan(userId: number, last: NotificationCursor) {
    const createdAt = last.createdAt ?? (await momentOf(userId, last.id));
    const earlier = lt(notifications.id, last.id);
    if (!createdAt) return earlier; // merged into a later line by now, and its time is unknown
    const sameMoment = and(eq(notifications.createdAt, createdAt), earlier);
    return or(lt(notifications.createdAt, createdAt), sameMoment);
  }

  return {
    /**
     * Newest first, by the time of the event, because updates of followed startups are noted at the next request only.
     * @param before only entries older than this one, which may have been merged into another line
     */
    async page(
      userId: number,
      { before, limit }: { before: NotificationCursor | undefined; limit: number },
    ) {
      return db
        .select()
        .from(notifications)
        .where(and(of(userId), before === undefined ? undefined : await olderThan(userId, before)))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit);
    },

    countUnread: (userId: number) => db.$count(notifications, unread(userId)),

    async latest(userId: number): Promise<number | null> {
      const [row] = await db
        .select({ id: max(notifications.id) })
        .from(notifications)
        .where(of(userId));
      return row?.id ?? null;
    },

    /** Marks all, when no ids are given. */
    async markRead(userId: number, readAt: Date, which: MarkRead) {
      const { ids, up_to: upTo } = which ?? {};
      const these = and(
        ids && inArray(notifications.id, ids),
        upTo === undefined ? undefined : lte(notifications.id, upTo),
      );
      await db
        .update(notifications)
        .set({ readAt })
        .where(and(unread(userId), these));
    },

    async insert(rows: NewNotification[]) {
      if (rows.length > 0) await db.insert(notifications).values(rows);
    },

    /** Deletes the unread line of a group. @returns the number of events it stood for */
    async takeGroup(userId: number, groupKey: string): Promise<number> {
      const line = and(unread(userId), eq(notifications.groupKey, groupKey));
      const gone = db.delete(notifications).where(line);
      const rows = await gone.returning({ count: notifications.count });
      return rows.reduce((sum, { count }) => sum + count, 0);
    },
  };
}
