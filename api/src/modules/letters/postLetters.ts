import { MINUTE, SECOND } from '../../app/clock';
import type { NotifyDeps } from '../../deps/deps';
import { postLetter } from '../../mail/outbox';
import { letterMail, readLetter } from './letterMail';
import { lettersQueries } from './letters.queries';
import { recipientKey, recipientsQueries } from './recipients.queries';

/** How long one batch lasts. */
export const BATCH_MS = 10 * SECOND;
/** In the outbox; with more of them mail does not leave at the moment. */
const MAX_UNTRIED_BATCHES = 2;

/**
 * Puts the next batch of the letter that is being sent into the outbox. The batch and that it was posted are
 * one transaction, so a process that dies loses none and doubles none; the moment of the next batch stands in
 * the row of the letter, so several processes send no faster than one. While mail does not leave, the batch
 * waits for its next turn, so a mail server that comes back is not flooded.
 */
export async function postLetters(deps: NotifyDeps): Promise<void> {
  const { clock, config } = deps;
  const size = Math.ceil((config.lettersPerMinute * BATCH_MS) / MINUTE);
  await deps.db.transaction(async (db) => {
    const letters = lettersQueries(db);
    const letter = await letters.lockSending();
    const now = clock.now();
    if (!letter || (letter.nextBatchAt && letter.nextBatchAt > now)) return;
    const nextBatchAt = new Date(now.getTime() + BATCH_MS);
    const recipients = recipientsQueries(db, new URL(config.publicUrl).hostname);
    const untried = await recipients.countUntried(letter.id, now);
    if (untried > MAX_UNTRIED_BATCHES * size) return letters.change(letter.id, { nextBatchAt });
    const batch = await recipients.waiting(letter.id, size);
    const read = { ...letter, ...readLetter(letter) };
    for (const recipient of batch) {
      const { id: recipientId, name, email } = recipient;
      const mail = letterMail(deps, read, recipient);
      const posting = { key: recipientKey(letter.id, recipientId), recipientId };
      await postLetter({ ...deps, db }, { name, email }, mail, 'product', posting);
    }
    const last = batch.at(-1);
    if (last) await recipients.markPosted(letter.id, last.id, now);
    const isDone = batch.length < size;
    await letters.change(letter.id, {
      nextBatchAt,
      ...(isDone && { state: 'sent', finishedAt: now }),
    });
  });
}
