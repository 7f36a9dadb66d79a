import type { FastifyBaseLogger } from 'fastify';

import { HOUR, MINUTE, SECOND } from '../app/clock';
import type { Parts } from '../app/parts';
import type { MailTransport } from '../mail/mailTransport';
import { mailWorker } from '../mail/mailWorker';
import { remind } from '../modules/meeting-news/remind';
import { sendDigests } from '../modules/notifications/digest';
import { eraseDue } from '../modules/privacy/eraseDue';
import { purge } from '../retention/purge';
import { deliverMail } from './deliverMail';
import type { Job } from './startJobs';

/** What the api does by itself. */
export function jobs(parts: Parts, transport: MailTransport, log?: FastifyBaseLogger): Job[] {
  const mail = mailWorker(parts, transport, log);
  return [
    { name: 'mail', every: 2 * SECOND, run: () => deliverMail(parts, transport, log) },
    { name: 'reminders', every: MINUTE, run: () => remind(parts) },
    { name: 'digest', every: 10 * MINUTE, run: () => sendDigests(parts) },
    { name: 'erase', every: HOUR, run: () => eraseDue(parts, log) },
    { name: 'encode-pictures', every: 2 * SECOND, run: () => parts.media.encode() },
    { name: 'sweep-pictures', every: MINUTE, run: () => parts.media.sweep() },
    { name: 'compare-pictures', every: 6 * HOUR, run: () => parts.media.compare() },
    { name: 'purge', every: HOUR, run: () => purge(parts) },
    { name: 'forget-mail', every: HOUR, run: () => mail.forgetOld() },
  ];
}
