import type { MarkRead } from 'contract/wire/notifications.contract';
import { and, desc, eq, inArray, isNull, lt, lte, max } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { notifications } from '../../db/schema';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt'>;

export function notificationsQueries(db: Database) {
  const of = (userId: number) => eq(notifications.userId, userId);
  const unread = (userId: number) => and(of(userId), isNull(notifications.readAt));

  return {
    /** Newest first. @param before only older ones than this id */
    page(userId: number, { before, limit }: { before: number | undefined; limit: number }) {
      const older = before === undefined ? undefined : lt(notifications.id, before);
      return db
        .select()
        .from(notifications)
        .where(and(of(userId), older))
        .orderBy(desc(notifications.id))
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

    /** All of them, where nothing says which. */
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

    /** Takes away the unread line of a group. @returns how many events it stood for */
    async takeGroup(userId: number, groupKey: string): Promise<number> {
      const line = and(unread(userId), eq(notifications.groupKey, groupKey));
      const gone = db.delete(notifications).where(line);
      const rows = await gone.returning({ count: notifications.count });
      return rows.reduce((sum, { count }) => sum + count, 0);
    },
  };
}
