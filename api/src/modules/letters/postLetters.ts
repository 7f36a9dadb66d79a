import { MINUTE, SECOND } from '../../app/clock';
import type { NotifyDeps } from '../../deps/deps';
import { postLetter } from '../../mail/outbox';
import { letterMail, readLetter } from './letterMail';
import { lettersQueries } from './letters.queries';
import { recipientKey, recipientsQueries } from './recipients.queries';

/** Time between batches. */
export const BATCH_MS = 10 * SECOND;
/** Batches in the outbox not yet tried. With more of them, mail is assumed to be down. */
const MAX_UNTRIED_BATCHES = 2;

/**
 * Puts the next batch of the current letter into the outbox. The batch and the record of it are one transaction, so a
 * crash neither loses nor repeats a batch. The time of the next batch is in the letter's row, so several processes send
 * no faster than one. While mail is down, batches wait, so a mail server that recovers is not flooded.
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
