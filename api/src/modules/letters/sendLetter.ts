import { conflict, notFound, unprocessable } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { audienceQueries } from './audience.queries';
import { readLetter } from './letterMail';
import { type LetterRow, lettersQueries } from './letters.queries';
import { recipientsQueries } from './recipients.queries';

type SendDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Sends, pauses and cancels a letter (rule 7.62). Pass a transaction as `db`. The recipients are stored at the start
 * and do not change, so a paused letter continues where it stopped.
 */
export function sendLetter({ db, clock, config }: SendDeps) {
  const letters = lettersQueries(db);
  const recipients = recipientsQueries(db, new URL(config.publicUrl).hostname);

  /** @throws 404; 409 when it is in none of these states */
  async function take(id: number, ...states: LetterRow['state'][]): Promise<LetterRow> {
    const letter = await letters.lock(id);
    if (!letter) throw notFound(`There is no letter ${id}.`);
    if (!states.includes(letter.state))
      throw conflict(`Letter ${id} is ${STATE_LABELS[letter.state]}.`);
    return letter;
  }

  /** A letter counts as sent when its mails are in the outbox, where some may still wait. @throws 404; 409 */
  async function takeUnfinished(id: number, ...states: LetterRow['state'][]) {
    const letter = await take(id, 'sent', ...states);
    if (letter.state === 'sent' && (await recipients.outcome(id)).waiting === 0)
      throw conflict(`Letter ${id} is sent.`);
  }

  return {
    take,

    /** @returns the number of recipients. @throws 422 with the problems of the letter, or when it has no recipients */
    async start(id: number): Promise<number> {
      const letter = await take(id, 'draft');
      const [problem] = readLetter(letter).problems;
      if (problem) throw unprocessable(problem);
      const count = await audienceQueries(db).writeDown(id, letter.audience);
      if (count === 0) throw unprocessable('This letter has no recipients.');
      const now = clock.now();
      const started = { state: 'sending', startedAt: now, changedAt: now } as const;
      await letters.change(id, { ...started, nextBatchAt: now, recipients: count });
      return count;
    },

    /** Stops all mails that are not on their way. */
    async pause(id: number) {
      await takeUnfinished(id, 'sending');
      await recipients.takeBack(id);
      await letters.change(id, { state: 'paused', changedAt: clock.now(), finishedAt: null });
    },

    async resume(id: number) {
      await take(id, 'paused');
      const now = clock.now();
      await letters.change(id, { state: 'sending', changedAt: now, nextBatchAt: now });
    },

    /** @returns the number of recipients who no longer get it */
    async cancel(id: number): Promise<number> {
      await takeUnfinished(id, 'sending', 'paused');
      await recipients.takeBack(id);
      const left = await recipients.countWaiting(id);
      const now = clock.now();
      await letters.change(id, { state: 'cancelled', changedAt: now, finishedAt: now });
      return left;
    },
  };
}

const STATE_LABELS: Record<LetterRow['state'], string> = {
  draft: 'a draft',
  sending: 'being sent',
  paused: 'paused',
  sent: 'sent',
  cancelled: 'cancelled',
};
