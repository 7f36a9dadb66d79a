import { asc, inArray } from 'drizzle-orm';

import type { Parts } from '../app/parts';
import type { Database } from '../db/database';
import { mailRequests } from '../db/schema';

type Kind = (typeof mailRequests.$inferSelect)['kind'];
type AnswerParts = Pick<Parts, 'db' | 'clock' | 'config' | 'keys'>;

/** Writes the mail that somebody asked for by typing an address, if there is one to write. */
export type MailAnswers = Record<Kind, (parts: AnswerParts, email: string) => Promise<void>>;

const AT_ONCE = 20;

/** Answers what waits. Each request is taken and its mail posted in one transaction. */
export async function answerMailRequests(parts: AnswerParts, answers: MailAnswers): Promise<void> {
  for (;;) {
    const taken = await parts.db.transaction(async (db) => {
      const requests = await take(db);
      for (const { kind, email } of requests) await answers[kind]({ ...parts, db }, email);
      return requests.length;
    });
    if (taken < AT_ONCE) return;
  }
}

function take(db: Database) {
  const next = db
    .select({ id: mailRequests.id })
    .from(mailRequests)
    .orderBy(asc(mailRequests.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db.delete(mailRequests).where(inArray(mailRequests.id, next)).returning();
}
