import { asc, gt, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Parts } from '../app/parts';
import type { Database } from '../db/database';
import { mailRequests } from '../db/schema';

type Kind = (typeof mailRequests.$inferSelect)['kind'];
type AnswerParts = Pick<Parts, 'db' | 'clock' | 'config' | 'keys'>;

/** Writes the mail that somebody asked for by typing an address, if there is one to write. */
export type MailAnswers = Record<Kind, (parts: AnswerParts, email: string) => Promise<void>>;

/**
 * Answers what waits, oldest first. Each request is taken and its mail posted in one transaction; one
 * that fails stays where it is and holds up nobody else.
 */
export async function answerMailRequests(
  parts: AnswerParts,
  answers: MailAnswers,
  log?: FastifyBaseLogger,
): Promise<void> {
  let seen = 0;
  const answerNext = () =>
    parts.db.transaction(async (db) => {
      const request = await take(db, seen);
      if (!request) return false;
      seen = request.id;
      await answers[request.kind]({ ...parts, db }, request.email);
      return true;
    });
  for (let goOn = true; goOn; ) {
    const before = seen;
    goOn = await answerNext().catch((error) => {
      if (seen === before) throw error; // not a request's fault: there is no database
      log?.error({ err: error }, 'mail request failed');
      return true;
    });
  }
}

/** The oldest one after a request, that no other process has in hand. */
async function take(db: Database, after: number) {
  const next = db
    .select({ id: mailRequests.id })
    .from(mailRequests)
    .where(gt(mailRequests.id, after))
    .orderBy(asc(mailRequests.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [request] = await db.delete(mailRequests).where(inArray(mailRequests.id, next)).returning();
  return request;
}
