import { lt, sql } from 'drizzle-orm';

import { utcDay } from '../app/clock';
import {
  beacons,
  consents,
  errorGroups,
  errorReports,
  idempotencyKeys,
  pageChanges,
  pageViewDays,
  profileViewers,
  releaseVisits,
  viewSalts,
} from '../db/schema';
import { MAX_VISITS_PER_NETWORK } from '../modules/beacons/beacons.service';
import {
  MAX_ERRORS_PER_DOCUMENT,
  MAX_ERRORS_PER_NETWORK,
  MAX_ERRORS_PER_RELEASE,
} from '../modules/beacons/errors.service';
import { CHANGES_STORED_MS } from '../modules/page-changes/pageChanges.service';
import { MAX_VIEWS_PER_NETWORK } from '../modules/views/views.service';
import { daysBefore, olderOrBeyond, type Retention } from './retention';

export const PAGE_VIEW_RETENTION_DAYS = 400;

const MAX_BEACONS = 200_000;
const MAX_RELEASE_VISITS = 500_000;
const MAX_ERROR_REPORTS = 200_000;
const MAX_ERROR_GROUPS = 50_000;

/** Data of visits. */
export const site = {
  profileViewDays: {
    holds: 'number of views of a profile per day',
    kept: 'as long as the profile',
    quota: 'one for each profile and day',
    over: () =>
      sql`not exists (select 1 from users u where u.id = profile_id)
        and not exists (select 1 from startups s where s.id = profile_id)`,
  },
  profileViewers: {
    holds: 'view of a profile by a member, or by a visitor under an identifier of that day',
    kept: 'one day',
    quota: `${MAX_VIEWS_PER_NETWORK} for each network and profile in six hours, and one for each member`,
    personal: true,
    over: (now) => lt(profileViewers.countedAt, daysBefore(now, 1)),
  },
  viewSalts: {
    holds: 'salt from which the identifiers of a day’s visitors are derived',
    kept: 'one day; after that the identifiers cannot be linked to visitors',
    quota: 'one for each day',
    over: (now) => lt(viewSalts.day, utcDay(daysBefore(now, 1))),
  },
  pageChanges: {
    holds: 'change of a public page',
    kept: 'an hour',
    quota: 'one for each change of a page’s content',
    over: (now) => lt(pageChanges.changedAt, new Date(now.getTime() - CHANGES_STORED_MS)),
  },
  apiProcesses: {
    holds: 'running process of the api, and hashes of the settings that all processes share',
    kept: 'while it runs; after a crash until the next process starts',
    quota: 'one for each process',
  },
  pageViewDays: {
    holds: 'number of views of a page per day',
    kept: `${PAGE_VIEW_RETENTION_DAYS} days`,
    quota: 'one for each kind of page and day',
    over: (now) => lt(pageViewDays.day, utcDay(daysBefore(now, PAGE_VIEW_RETENTION_DAYS))),
  },
  releaseVisits: {
    holds: 'load of a release in one document, under a random identifier and one of that day',
    kept: '30 days',
    quota: `${MAX_VISITS_PER_NETWORK} an hour for each network and release; the newest ${MAX_RELEASE_VISITS.toLocaleString('en')}`,
    over: olderOrBeyond(releaseVisits, releaseVisits.createdAt, {
      days: 30,
      most: MAX_RELEASE_VISITS,
    }),
  },
  errorReports: {
    holds: 'failure of a page in one document, under a random identifier and one of that day',
    kept: '30 days',
    quota: `${MAX_ERRORS_PER_DOCUMENT} per document, ${MAX_ERRORS_PER_NETWORK} an hour for each network; the newest ${MAX_ERROR_REPORTS.toLocaleString('en')}`,
    over: olderOrBeyond(errorReports, errorReports.createdAt, {
      days: 30,
      most: MAX_ERROR_REPORTS,
    }),
  },
  errorGroups: {
    holds: 'error at one place of a release, and how often it occurred',
    kept: '400 days after it was last seen',
    quota: `${MAX_ERRORS_PER_RELEASE} per release; the newest ${MAX_ERROR_GROUPS.toLocaleString('en')}`,
    over: olderOrBeyond(errorGroups, errorGroups.lastAt, { days: 400, most: MAX_ERROR_GROUPS }),
  },
  beacons: {
    holds: 'load of a release in a browser; no longer written',
    kept: '30 days',
    quota: `the newest ${MAX_BEACONS.toLocaleString('en')}`,
    over: olderOrBeyond(beacons, beacons.createdAt, { days: 30, most: MAX_BEACONS }),
  },
  consents: {
    holds: 'privacy choices of a browser, under a random identifier',
    kept: 'six months',
    quota: '1,000 an hour from one network',
    over: (now) => lt(consents.createdAt, daysBefore(now, 184)),
  },
  idempotencyKeys: {
    holds: 'response to a call that may be repeated',
    kept: 'one day',
    quota: '5,000 per person and day',
    personal: true,
    over: (now) => lt(idempotencyKeys.createdAt, daysBefore(now, 1)),
  },
  jobLeases: {
    holds: 'process that runs a periodic job, and when the job is due again',
    kept: 'as long as the job',
    quota: 'one for each job',
  },
} satisfies Record<string, Retention>;
