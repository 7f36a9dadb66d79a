import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { outbox } from '../../db/schema';

export type MailStatus = 'waiting' | 'sent' | 'dropped';

const IS: Record<MailStatus, SQL | undefined> = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.droppedAt)),
  sent: isNotNull(outbox.sentAt),
  dropped: isNotNull(outbox.droppedAt),
};

export function mailQueries(db: Database) {
  return {
    /** Newest first. */
    find({ to, status, limit }: { to?: string; status?: MailStatus; limit: number }) {
      const wanted = and(to ? eq(outbox.toEmail, to) : undefined, status && IS[status]);
      return db.select().from(outbox).where(wanted).orderBy(desc(outbox.id)).limit(limit);
    },

    async byId(id: number) {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
      return row;
    },

    async insert(row: Omit<typeof outbox.$inferInsert, 'id'>) {
      const [made] = await db.insert(outbox).values(row).returning({ id: outbox.id });
      return made!.id;
    },
  };
}
