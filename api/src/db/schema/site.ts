import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';
import { users } from './users';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text().primaryKey(),
  status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  tokenHash: text().unique(), // of the mailed confirmation
  tokenExpiresAt: instant(),
  leaveHash: text().unique(), // of the secret in every newsletter's unsubscribe link
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  leftAt: instant(), // unknown for those who unsubscribed before 0014
});

/** Route changes per day and page: counts only, nothing about the visitor. */
export const pageViewDays = pgTable(
  'page_view_days',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(), // the route's pattern, e.g. `/startups/:slug`
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/**
 * How a release performed on one document, for canary analysis. One row per ticket and release, whatever a browser
 * reports (docs/decisions/039-reports-need-a-signed-ticket.md).
 */
export const releaseVisits = pgTable(
  'release_visits',
  {
    id: id(),
    ticket: text().notNull(), // random name of the document
    network: text().notNull(), // a keyed hash that changes every day
    slow: boolean().notNull(), // the edge was slow, so it says nothing about the release
    remote: text().notNull(),
    releaseId: text().notNull(),
    revision: integer().notNull(),
    route: text(), // page of the site, never a full address
    loaded: boolean(), // null when only vitals were reported
    renderFailed: boolean().notNull(),
    runtimeFailed: boolean().notNull(),
    errorClass: text(), // of the first failure
    ms: integer(),
    bytes: integer(),
    interactive: integer(),
    lcp: integer(),
    inp: integer(),
    cls: integer(), // thousandths
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('release_visits_ticket').on(table.ticket, table.remote, table.releaseId),
    index('release_visits_release').on(table.remote, table.releaseId, table.createdAt),
    index('release_visits_network').on(table.network, table.remote, table.releaseId),
  ],
);

/** Reports from before tickets. Nothing reads it; a later release drops it. */
export const beacons = pgTable(
  'beacons',
  {
    id: id(),
    remote: text().notNull(),
    releaseId: text().notNull(),
    revision: integer().notNull(),
    bucket: integer(),
    phase: text().notNull(),
    ok: boolean().notNull(),
    ms: integer(),
    bytes: integer(),
    errorClass: text(),
    route: text(), // path without query
    createdAt: instant().notNull(),
  },
  (table) => [index('beacons_release').on(table.remote, table.releaseId, table.createdAt)],
);

/** A visitor's consent, under an id that only their browser knows. */
export const consents = pgTable('consents', {
  id: text().primaryKey(),
  version: integer().notNull(),
  choices: jsonb().$type<{ analytics: boolean; ads: boolean; embeds: boolean }>().notNull(),
  createdAt: instant().notNull(),
});

/** Responses stored for 24 hours under the caller's Idempotency-Key (rule 9.12). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: partOf(() => users.id),
    key: text().notNull(),
    requestHash: text().notNull(), // of method, path and body
    status: integer(), // null while the first request is running
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
