import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';

/**
 * Errors at one place in one release, with places as browsers report them; `mfe errors` maps them to sources
 * (docs/decisions/044-stacks-are-mapped-when-read.md).
 */
export const errorGroups = pgTable(
  'error_groups',
  {
    id: id(),
    fingerprint: text().notNull(), // hash of release, class and frames
    remote: text().notNull(),
    releaseId: text().notNull(),
    phase: text().$type<'load' | 'render' | 'runtime'>().notNull(),
    errorClass: text().notNull(),
    message: text(), // from knownSentence only
    frames: text().notNull(), // one per line
    failures: integer().notNull(), // documents, including deleted ones
    people: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    unique('error_groups_fingerprint').on(table.fingerprint),
    index('error_groups_release').on(table.remote, table.releaseId),
    index('error_groups_last').on(table.lastAt),
  ],
);

/** An error on one document. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: id(),
    groupId: partOf(() => errorGroups.id),
    ticket: text().notNull(), // random name of the document
    network: text().notNull(), // a keyed hash that changes every day
    route: text(), // page of the site, never a full address
    reference: text().notNull(), // the reference shown to the person; empty for none
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('error_reports_once').on(table.groupId, table.ticket, table.reference),
    index('error_reports_ticket').on(table.ticket),
    index('error_reports_network').on(table.network, table.createdAt),
    index('error_reports_reference').on(table.reference),
    index('error_reports_created').on(table.createdAt),
  ],
);
