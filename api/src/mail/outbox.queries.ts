import {
  and,
  asc,
  count,
  eq,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';

import { amongLocked } from '../db/amongLocked';
import type { Database } from '../db/database';
import { outbox } from '../db/schema';
import type { DropReason } from './stored/storedMail';

export type OutboxRow = typeof outbox.$inferSelect;
type NewOutboxRow = Omit<typeof outbox.$inferInsert, 'id'>;

type Claimed = Pick<OutboxRow, 'id' | 'claimedBy'>;

const waiting = and(isNull(outbox.sentAt), isNull(outbox.droppedAt));

/** A waiting mail that is still leased by this worker. */
const own = ({ id, claimedBy }: Claimed) =>
  and(eq(outbox.id, id), eq(outbox.claimedBy, claimedBy ?? ''), waiting);

/** Dropped although it is wanted. Earlier versions stored no reason. */
export const isDead = and(
  isNotNull(outbox.droppedAt),
  or(isNull(outbox.dropReason), notInArray(outbox.dropReason, ['unwanted', 'over-budget'])),
);

/** Mails that wait, were sent, or were dropped. */
export function outboxQueries(db: Database) {
  return {
    /** Ignores a message id that exists. */
    async insert(row: NewOutboxRow) {
      await db.insert(outbox).values(row).onConflictDoNothing({ target: outbox.messageId });
    },

    /**
     * Leases the mail that has been due longest until `leaseEnd`. If the worker crashes, the mail is due again then.
     */
    async claim(claimedBy: string, now: Date, leaseEnd: Date): Promise<OutboxRow | undefined> {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(waiting, lte(outbox.dueAt, now)))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(outbox)
        .set({ claimedBy, dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
        .where(amongLocked(outbox.id, due))
        .returning();
      return claimed;
    },

    /** Extends the worker's lease. */
    async renew(row: Claimed, leaseEnd: Date) {
      await db.update(outbox).set({ dueAt: leaseEnd }).where(own(row));
    },

    /** Regardless of the current lease, because it was sent. */
    async markSent(id: number, sentAt: Date) {
      await db
        .update(outbox)
        .set({ sentAt, claimedBy: null, lastError: null })
        .where(eq(outbox.id, id));
    },

    async retryAt(row: Claimed, change: { dueAt: Date; lastError: string }) {
      const waits = { ...change, claimedBy: null };
      await db.update(outbox).set(waits).where(own(row));
    },

    /** Delays it without counting an attempt. */
    async postpone(row: Claimed, change: { dueAt: Date; lastError: string }) {
      const waits = { ...change, claimedBy: null, attempts: 0 };
      await db.update(outbox).set(waits).where(own(row));
    },

    async drop(
      row: Claimed,
      change: { droppedAt: Date; dropReason: DropReason; lastError: string },
    ) {
      const dropped = { ...change, claimedBy: null };
      await db.update(outbox).set(dropped).where(own(row));
    },

    /** @returns false when it is gone or leased by another worker */
    async remove(row: Claimed): Promise<boolean> {
      return (await db.delete(outbox).where(own(row)).returning({ id: outbox.id })).length > 0;
    },

    /** The number of waiting mails, the number of overdue ones, and since when. */
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

    /** The number of dead letters that staff can send again. */
    countDead: () => db.$count(outbox, and(isDead, isNotNull(outbox.body))),

    /** Empties mails, but keeps the fact that they were sent (rule 8.12). */
    async emptyDoneBefore(before: Date) {
      const done = or(lt(outbox.sentAt, before), lt(outbox.droppedAt, before));
      const old = and(isNotNull(outbox.body), done);
      await db.update(outbox).set({ body: null, toName: '', toEmail: '' }).where(old);
    },
  };
}
