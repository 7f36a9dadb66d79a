import { asc } from 'drizzle-orm';
import { amongLocked } from '../db/amongLocked';
import { mailRequests } from '../db/schema';
import type { NotifyDeps } from '../deps/deps';
import { type OutboxRow, outboxQueries } from './outbox.queries';
import type { RequestedMail } from './stored/storedMail';

/** Writes the mail that was requested by a typed address, if there is one to write. */
export type MailAnswers = Record<
  RequestedMail['request'],
  (deps: NotifyDeps, email: string) => Promise<void>
>;

const BATCH_SIZE = 100;

/** Moves requests into the outbox, where each has a lease, retries, and a final state that staff see. */
export async function takeRequests({ db, clock, config }: NotifyDeps): Promise<void> {
  const host = new URL(config.publicUrl).hostname;
  for (let moved = BATCH_SIZE; moved === BATCH_SIZE; ) {
    moved = await db.transaction(async (tx) => {
      const oldest = tx
        .select({ id: mailRequests.id })
        .from(mailRequests)
        .orderBy(asc(mailRequests.id))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      const taken = await tx
        .delete(mailRequests)
        .where(amongLocked(mailRequests.id, oldest))
        .returning();
      for (const { id, kind, email, createdAt } of taken.sort((a, b) => a.id - b.id)) {
        await outboxQueries(tx).insert({
          messageId: `request-${id}-${createdAt.getTime()}@${host}`,
          kind,
          toName: '',
          toEmail: email,
          body: { request: kind },
          createdAt,
          dueAt: clock.now(),
        });
      }
      return taken.length;
    });
  }
}

/** Writes the requested mail and deletes the request, in one transaction. */
export async function answerRequest(
  deps: NotifyDeps,
  answers: MailAnswers,
  row: OutboxRow,
  { request }: RequestedMail,
): Promise<void> {
  await deps.db.transaction(async (db) => {
    if (!(await outboxQueries(db).remove(row))) return;
    await answers[request]({ ...deps, db }, row.toEmail);
  });
}
