import { randomUUID } from 'node:crypto';

import type { LetterDeps } from '../deps/deps';
import { type Cause, spendBudget } from './budgets';
import { outboxQueries } from './outbox.queries';
import type { Letter, Recipient } from './stored/letter';
import type { LinkKind } from './stored/storedMail';

interface Posting {
  /** Key of the event: a key is mailed once, however often it is posted. Without a key: always. */
  key?: string;
  /** Not before this moment. */
  dueAt?: Date;
  /** The token of the letter's link is derived from it (`keys.token`). */
  nonce?: string;
  /** The kind of that link, when its lifetime starts with the mail. */
  link?: LinkKind;
  /** For a letter to many: the row of its recipient. */
  recipientId?: number;
}

/**
 * Puts a letter into the outbox. Pass the transaction of its cause as `db`: then the mail exists exactly when its cause
 * is committed, and the worker sends it afterwards.
 * @param cause whose budget is used
 * @returns whether it will be sent; one beyond a budget is stored as dropped
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
      lastError: 'A daily limit for emails of this kind is reached.',
    }),
  });
  return isWithin;
}
