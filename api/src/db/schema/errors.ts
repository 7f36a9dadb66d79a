import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { id, instant, partOf } from './columns';

/**
 * What failed at one place of one release, as browsers see places; `mfe errors` maps them to sources
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
    message: text(), // of knownSentence alone
    frames: text().notNull(), // one a line
    failures: integer().notNull(), // documents, also those that are forgotten
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

/** That something failed on one document. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: id(),
    groupId: partOf(() => errorGroups.id),
    ticket: text().notNull(), // random name of the document
    network: text().notNull(), // unreadable, another one every day
    route: text(), // page of the site, never an address
    reference: text().notNull(), // what the person was told to quote; empty for nothing
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
