import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { startupUpdates, updateLikes } from '../../db/schema';
import { counterOf, counterQueries } from '../counters/counters.queries';

export type UpdateRow = Awaited<ReturnType<ReturnType<typeof updatesQueries>['page']>>[number];
type NewRow = Omit<typeof startupUpdates.$inferInsert, 'id'>;

interface Span {
  startupId: number;
  /** Ignores updates after this id, and counts those deleted since. */
  asOf?: number;
}

/** All statements of the feed; no rules, no HTTP. */
export function updatesQueries(db: Database) {
  const ofStartup = (startupId: number) => eq(startupUpdates.startupId, startupId);
  const live = isNull(startupUpdates.deletedAt);

  /** Ids increase with time, so they define the order of the feed. */
  const within = ({ startupId, asOf }: Span) =>
    asOf === undefined
      ? and(ofStartup(startupId), live)
      : and(ofStartup(startupId), lte(startupUpdates.id, asOf));

  return {
    /** A page read with `asOf` includes soft-deleted rows; `deleted` marks them. */
    page(
      span: Span,
      { reader, limit, offset }: { reader: number | undefined; limit: number; offset: number },
    ) {
      const ids = db
        .select({ id: startupUpdates.id })
        .from(startupUpdates)
        .where(within(span))
        .orderBy(desc(startupUpdates.id))
        .limit(limit)
        .offset(offset)
        .as('page');
      return db
        .select({
          id: startupUpdates.id,
          title: startupUpdates.title,
          update: startupUpdates.update,
          createdAt: startupUpdates.createdAt,
          editedAt: startupUpdates.editedAt,
          deletedAt: startupUpdates.deletedAt,
          likes: counterOf('update_likes', startupUpdates.id),
          liked: sql<boolean>`exists(select 1 from ${updateLikes} l
            where l.update_id = ${startupUpdates.id} and l.user_id = ${reader ?? 0})`,
        })
        .from(ids)
        .innerJoin(startupUpdates, eq(startupUpdates.id, ids.id))
        .orderBy(desc(startupUpdates.id));
    },

    count: (span: Span) => db.$count(startupUpdates, within(span)),

    /** Rows that are not deleted, within the span. */
    countAlive: (span: Span) => db.$count(startupUpdates, and(within(span), live)),

    async insert(row: NewRow) {
      const [inserted] = await db.insert(startupUpdates).values(row).returning();
      return { ...inserted!, likes: 0, liked: false };
    },

    /** Locks an update until the transaction ends: undefined when it does not exist or is deleted. */
    async hold(startupId: number, id: number) {
      const [row] = await db
        .select()
        .from(startupUpdates)
        .where(and(ofStartup(startupId), eq(startupUpdates.id, id), live))
        .for('update');
      return row;
    },

    async change(id: number, values: { title?: string; update: string; editedAt: Date }) {
      await db.update(startupUpdates).set(values).where(eq(startupUpdates.id, id));
    },

    async exists(startupId: number, id: number) {
      return (
        (await db.$count(startupUpdates, and(ofStartup(startupId), eq(startupUpdates.id, id)))) > 0
      );
    },

    async isAlive(startupId: number, id: number) {
      const wanted = and(ofStartup(startupId), eq(startupUpdates.id, id), live);
      return (await db.$count(startupUpdates, wanted)) > 0;
    },

    async softDelete(startupId: number, id: number, deletedAt: Date) {
      const wanted = and(ofStartup(startupId), eq(startupUpdates.id, id), live);
      await db.update(startupUpdates).set({ deletedAt }).where(wanted);
    },

    async like(updateId: number, userId: number, createdAt: Date) {
      await db.insert(updateLikes).values({ updateId, userId, createdAt }).onConflictDoNothing();
    },

    async unlike(updateId: number, userId: number) {
      await db
        .delete(updateLikes)
        .where(and(eq(updateLikes.updateId, updateId), eq(updateLikes.userId, userId)));
    },

    likedBy: async (updateId: number, userId: number) =>
      (await db.$count(
        updateLikes,
        and(eq(updateLikes.updateId, updateId), eq(updateLikes.userId, userId)),
      )) > 0,

    countLikes: counterQueries(db, 'update_likes').of,
  };
}
