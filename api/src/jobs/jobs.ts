import type { FastifyBaseLogger } from 'fastify';

import { HOUR, MINUTE, SECOND } from '../app/clock';
import type { Deps } from '../app/deps';
import { newHolder } from '../app/keepLease';
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
export function jobs(deps: Deps, transport: MailTransport, log?: FastifyBaseLogger): Job[] {
  const holder = newHolder();
  const alone: Job[] = [
    { name: 'reminders', every: MINUTE, run: () => remind(deps) },
    { name: 'digest', every: 10 * MINUTE, run: () => sendDigests(deps) },
    { name: 'erase', every: HOUR, run: () => eraseDue(deps, log) },
    { name: 'sweep-pictures', every: MINUTE, run: () => deps.media.sweep() },
    { name: 'compare-pictures', every: 6 * HOUR, run: () => deps.media.compare() },
    { name: 'purge', every: HOUR, run: () => purge(deps) },
    { name: 'reindex-search', every: HOUR, run: () => reindexSearch(deps) },
    { name: 'forget-mail', every: HOUR, run: () => forgetOldMail(deps) },
  ];
  return [
    { name: 'mail', every: 2 * SECOND, run: () => deliverMail(deps, transport, log) },
    { name: 'encode-pictures', every: 2 * SECOND, run: () => deps.media.encode() },
    { name: 'read-calendars', every: 5 * SECOND, run: () => readDueCalendars(deps, log) },
    ...alone.map((job) => leased(deps, holder, job)),
  ];
}
