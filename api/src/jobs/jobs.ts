import type { FastifyBaseLogger } from 'fastify';

import { DAY, HOUR, MINUTE, SECOND } from '../app/clock';
import { newHolder } from '../app/keepLease';
import type { Deps } from '../deps/deps';
import { forgetOldMail } from '../mail/forgetOldMail';
import type { MailTransport } from '../mail/mailTransport';
import { readDueCalendars } from '../modules/busy-calendar/readDue';
import { BATCH_MS, postLetters } from '../modules/letters/postLetters';
import { remind } from '../modules/meeting-notifications/remind';
import { sendDigests } from '../modules/notifications/digest';
import { eraseDue } from '../modules/privacy/eraseDue';
import { noteMomentsJob } from '../modules/programme/noteMoments';
import { reindexSearch } from '../modules/startups/reindex';
import { purge } from '../retention/purge';
import { indexPeople } from '../staff/tables/peopleSearch';
import { deliverMail } from './deliverMail';
import { leased } from './leased';
import type { Job } from './startJobs';

/**
 * Periodic jobs of the api. Mails, pictures and calendars have one lease per item, so all processes work on them
 * concurrently; any other job runs in one process at a time.
 */
export function jobs(deps: Deps, transport: MailTransport, log?: FastifyBaseLogger): Job[] {
  const holder = newHolder();
  const alone: Job[] = [
    { name: 'letters', every: BATCH_MS, run: () => postLetters(deps) },
    { name: 'reminders', every: MINUTE, run: () => remind(deps) },
    { name: 'digest', every: 10 * MINUTE, farthest: DAY, run: () => sendDigests(deps) },
    { name: 'erase', every: HOUR, run: () => eraseDue(deps, log) },
    { name: 'sweep-pictures', every: MINUTE, run: () => deps.media.sweep() },
    { name: 'compare-pictures', every: 6 * HOUR, run: () => deps.media.compare() },
    { name: 'purge', every: HOUR, run: () => purge(deps) },
    { name: 'reindex-search', every: HOUR, run: () => reindexSearch(deps) },
    { name: 'index-people', every: HOUR, run: () => indexPeople(deps) },
    { name: 'programme-moments', every: SECOND, farthest: MINUTE, run: noteMomentsJob(deps) },
    { name: 'forget-mail', every: HOUR, run: () => forgetOldMail(deps) },
  ];
  return [
    {
      name: 'mail',
      every: 2 * SECOND,
      run: (stopped) => deliverMail(deps, transport, log, stopped),
    },
    { name: 'encode-pictures', every: 2 * SECOND, run: () => deps.media.encode() },
    { name: 'read-calendars', every: 5 * SECOND, run: () => readDueCalendars(deps, log) },
    ...alone.map((job) => leased(deps, holder, job)),
  ];
}
