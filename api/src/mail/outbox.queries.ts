import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';

import type { Database } from '../db/database';
import { outbox } from '../db/schema';

export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = Omit<typeof outbox.$inferInsert, 'id'>;

const waiting = and(isNull(outbox.sentAt), isNull(outbox.droppedAt));

/** The mails that wait, were sent, or will not be. */
export function outboxQueries(db: Database) {
  return {
    /** A message id that is there already stays as it is. */
    async insert(row: NewOutboxRow) {
      await db.insert(outbox).values(row).onConflictDoNothing({ target: outbox.messageId });
    },

    /**
     * Takes due mails for one worker: nobody else finds them before `until`, and whoever takes
     * them and dies leaves them due again at that moment.
     */
    async claim(now: Date, until: Date, limit: number): Promise<OutboxRow[]> {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(waiting, lte(outbox.dueAt, now)))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(limit)
        .for('update', { skipLocked: true });
      const claimed = await db
        .update(outbox)
        .set({ dueAt: until, attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning();
      return claimed.sort((a, b) => a.id - b.id);
    },

    async markSent(id: number, sentAt: Date) {
      await db.update(outbox).set({ sentAt, lastError: null }).where(eq(outbox.id, id));
    },

    async retryAt(id: number, dueAt: Date, lastError: string) {
      await db
        .update(outbox)
        .set({ dueAt, lastError })
        .where(and(eq(outbox.id, id), waiting));
    },

    async drop(id: number, droppedAt: Date, lastError: string) {
      await db
        .update(outbox)
        .set({ droppedAt, lastError })
        .where(and(eq(outbox.id, id), waiting));
    },

    /** How many mails wait, how many of them should have gone by now, and since when. */
    async backlog(now: Date) {
      const due = sql`${outbox.dueAt} <= ${now.toISOString()}::timestamptz`;
      const [row] = await db
        .select({
          waiting: count(),
          due: sql<number>`count(*) filter (where ${due})::int`,
          since: min(outbox.dueAt),
        })
        .from(outbox)
        .where(waiting);
      return row!;
    },

    /** What was mailed is forgotten, that it was mailed is not (GOALS, GDPR). */
    async emptySentBefore(before: Date) {
      const done = or(lt(outbox.sentAt, before), lt(outbox.droppedAt, before));
      const old = and(isNotNull(outbox.body), done);
      await db.update(outbox).set({ body: null, toName: '', toEmail: '' }).where(old);
    },
  };
}
