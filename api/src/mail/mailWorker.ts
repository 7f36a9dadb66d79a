import type { FastifyBaseLogger } from 'fastify';

import { DAY, HOUR, MINUTE } from '../app/clock';
import { keepLease, newHolder } from '../app/keepLease';
import { hashSecret } from '../app/secrets';
import type { NotifyDeps } from '../deps/deps';
import { programmeQueries } from '../modules/programme/programme.queries';
import { spendDay } from './budgets';
import { imprintOf } from './imprint';
import { isStillWanted } from './isStillWanted';
import { LETTER_OBSTACLES, type LetterStanding, letterStanding } from './letterStanding';
import { type Link, linkLife } from './linkLife';
import { answerRequest, type MailAnswers } from './mailRequests';
import { MailRefused, type MailTransport } from './mailTransport';
import { type OutboxRow, outboxQueries } from './outbox.queries';
import { aboutOf, renderStoredMail } from './renderStoredMail';
import { reopenUnread } from './returnedAnswers';
import type { DropReason, RenderedMail, StoredMail } from './stored/storedMail';
import { reportAddress, suppressionOf } from './suppressions';
import { suppressionsQueries } from './suppressions.queries';

/** How long a mail stays leased when its worker crashes. */
const LEASE_MS = 2 * MINUTE;
const LEASE_RENEWAL_MS = LEASE_MS / 4;
const DAILY_LIMIT_REASON = 'The daily limit for all emails of this kind is reached.';
const WAITS = 'A mail could not be sent. It is tried again later.';
const DEAD =
  'A mail could not be sent and is not tried again. List such mails with npm run admin -- mail dead.';
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/**
 * Sends the mails in the outbox. A mail is leased, sent, then marked: at least once, and only once unless its worker
 * crashes. A worker that crashes between sending and marking causes a second mail with the same Message-ID, by which
 * the receiving side recognizes it.
 */
export function mailWorker(
  deps: NotifyDeps,
  transport: MailTransport,
  answers: MailAnswers,
  log?: FastifyBaseLogger,
) {
  const { db, clock, keys, limiter } = deps;
  const outbox = outboxQueries(db);
  const programme = programmeQueries(db);
  const worker = newHolder();
  const later = (wait: number) => new Date(clock.now().getTime() + wait);
  const leaseEnd = () => later(LEASE_MS);

  async function deal(row: OutboxRow) {
    const { body } = row;
    try {
      if (body && 'request' in body) return await answerRequest(deps, answers, row, body);
      if (!body) return await drop(row, 'unwanted', 'Its text has been erased.');
      const link = linkOf(body);
      const standing = await standingOf(body);
      if (standing === 'waits') return await postpone(row, MINUTE, 'The letter is paused.');
      const obstacle = obstacleOf(standing) ?? (await obstacleTo(body, link));
      if (obstacle) return await drop(row, 'unwanted', obstacle);
      const suppression = await suppressionOf(db, row.toEmail, row.kind);
      if (suppression) return await drop(row, 'suppressed', suppression);
      const wait = row.attempts === 1 ? await spendDay(limiter, row.kind) : 0;
      if (wait > 0) return await postpone(row, wait, DAILY_LIMIT_REASON);
      await send(row, body, link);
    } catch (error) {
      await fail(row, error as Error);
    }
  }

  async function send(row: OutboxRow, mail: StoredMail | RenderedMail, link: Link | undefined) {
    const { id, kind, messageId, toName: name, toEmail: email } = row;
    const imprint = imprintOf(await programme.responsible());
    await transport.send({
      messageId,
      to: { name, email },
      body: renderStoredMail(mail, deps, imprint),
    });
    await db.transaction(async (tx) => {
      const now = clock.now();
      await outboxQueries(tx).markSent(id, now);
      if (link) await linkLife(tx).begin(link, now);
      await suppressionsQueries(tx).forgive(email);
    });
    log?.info({ mail: id, kind }, 'A mail was sent.');
  }

  /** The reason why a mail is no longer wanted. */
  async function obstacleTo(mail: StoredMail | RenderedMail, link: Link | undefined) {
    const now = clock.now();
    if (!(await isStillWanted(db, aboutOf(mail), now)))
      return 'The session was moved or cancelled or has begun, or the proposal is closed.';
    if (link && !(await linkLife(db).stands(link, now)))
      return 'Its link was replaced by a newer one, used, withdrawn, or expired before sending.';
    return undefined;
  }

  const standingOf = async (mail: StoredMail | RenderedMail): Promise<LetterStanding> =>
    'letter' in mail && mail.recipientId ? letterStanding(db, mail.recipientId) : 'goes';

  function linkOf(mail: StoredMail | RenderedMail): Link | undefined {
    if (!('letter' in mail) || !mail.link || mail.nonce === undefined) return undefined;
    return { kind: mail.link, hash: hashSecret(keys.token(mail.nonce)) };
  }

  async function fail(row: OutboxRow, error: Error) {
    const isRefused = error instanceof MailRefused;
    if (isRefused && error.isAboutAddress) {
      const report = { email: row.toEmail, reason: 'refused', detail: error.message } as const;
      await reportAddress(deps, report);
    }
    const wait = isRefused ? undefined : RETRY_DELAYS_MS[row.attempts - 1];
    if (wait === undefined) {
      log?.error({ mail: row.id, attempts: row.attempts, err: error }, DEAD);
      return drop(row, isRefused ? 'refused' : 'exhausted', error.message);
    }
    log?.warn({ mail: row.id, attempts: row.attempts, err: error }, WAITS);
    return outbox.retryAt(row, { dueAt: later(wait), lastError: error.message });
  }

  const postpone = (row: OutboxRow, wait: number, lastError: string) =>
    outbox.postpone(row, { dueAt: later(wait), lastError });

  async function drop(row: OutboxRow, dropReason: DropReason, lastError: string) {
    await db.transaction(async (tx) => {
      await outboxQueries(tx).drop(row, { droppedAt: clock.now(), dropReason, lastError });
      if (row.kind === 'answer') await reopenUnread({ ...deps, db: tx }, row.toEmail);
    });
  }

  return {
    /**
     * Sends everything that is due now.
     * @param stopped after an abort the current mail is the last one
     * @returns the number of handled mails
     */
    async sendDue(stopped?: AbortSignal): Promise<number> {
      for (let dealtWith = 0; ; dealtWith += 1) {
        if (stopped?.aborted) return dealtWith;
        const row = await outbox.claim(worker, clock.now(), leaseEnd());
        if (!row) return dealtWith;
        await keepLease(
          () => outbox.renew(row, leaseEnd()),
          LEASE_RENEWAL_MS,
          () => deal(row),
        );
      }
    },
  };
}

const obstacleOf = (standing: LetterStanding): string | undefined =>
  standing === 'goes' || standing === 'waits' ? undefined : LETTER_OBSTACLES[standing];
