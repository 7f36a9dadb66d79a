import type { FastifyBaseLogger } from 'fastify';

import { HOUR, MINUTE, SECOND } from '../app/clock';
import { newHolder } from '../app/keepLease';
import type { Parts } from '../app/parts';
import { forgetOldMail } from '../mail/forgetOldMail';
import type { MailTransport } from '../mail/mailTransport';
import { readDueCalendars } from '../modules/busy-calendar/readDue';
import { remind } from '../modules/meeting-news/remind';
import { sendDigests } from '../modules/notifications/digest';
import { eraseDue } from '../modules/privacy/eraseDue';
import { reindexSearch } from '../modules/startups/reindex';
import { purge } from '../retention/purge';
import { deliverMail } from './deliverMail';
import { leased } from './leased';
import type { Job } from './startJobs';

/**
 * What the api does by itself. Mails, pictures and calendars have a lease each, so all processes work on
 * them at once; any other job is one process's at a time.
 */
export function jobs(parts: Parts, transport: MailTransport, log?: FastifyBaseLogger): Job[] {
  const holder = newHolder();
  const alone: Job[] = [
    { name: 'reminders', every: MINUTE, run: () => remind(parts) },
    { name: 'digest', every: 10 * MINUTE, run: () => sendDigests(parts) },
    { name: 'erase', every: HOUR, run: () => eraseDue(parts, log) },
    { name: 'sweep-pictures', every: MINUTE, run: () => parts.media.sweep() },
    { name: 'compare-pictures', every: 6 * HOUR, run: () => parts.media.compare() },
    { name: 'purge', every: HOUR, run: () => purge(parts) },
    { name: 'reindex-search', every: HOUR, run: () => reindexSearch(parts) },
    { name: 'forget-mail', every: HOUR, run: () => forgetOldMail(parts) },
  ];
  return [
    { name: 'mail', every: 2 * SECOND, run: () => deliverMail(parts, transport, log) },
    { name: 'encode-pictures', every: 2 * SECOND, run: () => parts.media.encode() },
    { name: 'read-calendars', every: 5 * SECOND, run: () => readDueCalendars(parts, log) },
    ...alone.map((job) => leased(parts, holder, job)),
  ];
}
