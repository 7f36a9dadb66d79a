import type { FastifyBaseLogger } from 'fastify';

import { DAY, HOUR, MINUTE } from '../app/clock';
import type { Parts } from '../app/parts';
import { aboutOf, finish } from './finish';
import { isStillWanted } from './isStillWanted';
import { MailRefused, type MailTransport } from './mailTransport';
import { type OutboxRow, outboxQueries } from './outbox.queries';

const AT_ONCE = 5; // mails of one claim
const CLAIM = 10 * MINUTE; // longer than AT_ONCE mails can take
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/**
 * Sends what waits in the outbox. A mail is claimed, sent, then marked: at least once, and never
 * twice while its worker lives. One that dies between sending and marking sends again under the
 * same Message-ID, which is how the receiving side knows it for the same mail.
 */
export function mailWorker(
  parts: Pick<Parts, 'db' | 'clock' | 'keys' | 'config'>,
  transport: MailTransport,
  log?: FastifyBaseLogger,
) {
  const { db, clock } = parts;
  const outbox = outboxQueries(db);

  async function deliver(row: OutboxRow) {
    const { id, kind, messageId, toName: name, toEmail: email, body, attempts } = row;
    if (!body || !(await isStillWanted(db, aboutOf(body), clock.now()))) {
      return outbox.drop(id, clock.now(), 'No longer wanted.');
    }
    try {
      await transport.send({ messageId, to: { name, email }, body: finish(body, parts) });
    } catch (error) {
      return fail(id, attempts, error as Error);
    }
    await outbox.markSent(id, clock.now());
    log?.info({ mail: id, kind }, 'mail sent');
  }

  async function fail(id: number, attempts: number, error: Error) {
    const wait = error instanceof MailRefused ? undefined : WAITS[attempts - 1];
    log?.warn({ mail: id, attempts, err: error }, wait ? 'mail waits' : 'mail dropped');
    if (wait === undefined) return outbox.drop(id, clock.now(), error.message);
    return outbox.retryAt(id, new Date(clock.now().getTime() + wait), error.message);
  }

  return {
    /** Sends everything that is due now. @returns how many mails were dealt with */
    async sendDue(): Promise<number> {
      let dealtWith = 0;
      for (;;) {
        const now = clock.now();
        const rows = await outbox.claim(now, new Date(now.getTime() + CLAIM), AT_ONCE);
        for (const row of rows) await deliver(row);
        dealtWith += rows.length;
        if (rows.length < AT_ONCE) return dealtWith;
      }
    },

    async forgetOld(): Promise<void> {
      await outbox.emptySentBefore(new Date(clock.now().getTime() - 30 * DAY));
    },
  };
}
