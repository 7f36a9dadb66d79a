import { randomUUID } from 'node:crypto';

import type { LetterDeps } from '../deps/deps';
import { type Cause, spendBudget } from './budgets';
import { outboxQueries } from './outbox.queries';
import type { Letter, Recipient } from './stored/letter';
import type { LinkKind } from './stored/storedMail';

interface Posting {
  /** Names the event: one key mails once, however often it is posted. Without it: always. */
  key?: string;
  /** Not before this moment. */
  dueAt?: Date;
  /** What the secret of the letter's link is derived from (`keys.token`). */
  nonce?: string;
  /** The kind of that link, when its life begins with the mail. */
  link?: LinkKind;
  /** Of a letter to many: the row that says who gets it. */
  recipientId?: number;
}

/**
 * Puts a letter into the outbox. Hand over the transaction that caused it as `db`: then the mail
 * exists exactly when its cause does, and the worker sends it afterwards.
 * @param cause whose budget pays it
 * @returns whether it will be sent; what is over a budget is noted as dropped
 * @throws OverBudget when the act is to be refused
 */
export async function postLetter(
  { db, clock, config, limiter }: LetterDeps,
  to: Recipient,
  letter: Letter,
  cause: Cause,
  { key = randomUUID(), dueAt = clock.now(), nonce, link, recipientId }: Posting = {},
): Promise<boolean> {
  const isWithin = await spendBudget(limiter, letter.kind, cause, to.email);
  await outboxQueries(db).insert({
    messageId: `${key}@${new URL(config.publicUrl).hostname}`,
    kind: letter.kind,
    toName: to.name,
    toEmail: to.email,
    body: { letter, nonce, link, recipientId },
    createdAt: clock.now(),
    dueAt,
    ...(!isWithin && {
      droppedAt: clock.now(),
      dropReason: 'over-budget',
      lastError: 'The budget of the day for such mails is used up.',
    }),
  });
  return isWithin;
}
