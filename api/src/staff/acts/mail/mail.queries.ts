import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { first } from '../../../db/rows';
import { outbox } from '../../../db/schema';
import { isDead } from '../../../mail/outbox.queries';

type MailStatus = 'waiting' | 'sent' | 'dropped' | 'dead';

const waits = and(isNull(outbox.sentAt), isNull(outbox.droppedAt));

const STATUS_CONDITIONS: Record<MailStatus, SQL | undefined> = {
  waiting: waits,
  sent: isNotNull(outbox.sentAt),
  dropped: isNotNull(outbox.droppedAt),
  dead: isDead,
};

export function mailQueries(db: Database) {
  /** Makes unsent mails due now, with all retries, unless a worker holds them. */
  async function sendNow(which: SQL | undefined, dueAt: Date) {
    const unclaimed = and(isNull(outbox.sentAt), isNull(outbox.claimedBy), isNotNull(outbox.body));
    const anew = { dueAt, attempts: 0, droppedAt: null, dropReason: null, lastError: null };
    const due = db.update(outbox).set(anew).where(and(which, unclaimed));
    return (await due.returning({ id: outbox.id })).length;
  }

  return {
    /** Newest first. */
    find({ to, status, limit }: { to?: string; status?: MailStatus; limit: number }) {
      const wanted = and(
        to ? eq(outbox.toEmail, to) : undefined,
        status && STATUS_CONDITIONS[status],
      );
      return db.select().from(outbox).where(wanted).orderBy(desc(outbox.id)).limit(limit);
    },

    byId: (id: number) => first(db.select().from(outbox).where(eq(outbox.id, id))),

    async insert(row: Omit<typeof outbox.$inferInsert, 'id'>) {
      const [made] = await db.insert(outbox).values(row).returning({ id: outbox.id });
      return made!.id;
    },

    /** @returns false when a worker holds it */
    sendOneNow: async (id: number, now: Date) => (await sendNow(eq(outbox.id, id), now)) > 0,

    /** @returns the number of mails */
    sendDeadNow: (now: Date) => sendNow(isDead, now),
  };
}
