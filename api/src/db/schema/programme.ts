import type { ProgrammeTopic } from 'contract/cache-tags';
import type { Programme } from 'contract/wire/programme.contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/**
 * Every published version of the programme; the last row is public. A trigger stores which parts a new row changes, and
 * another one refuses UPDATE and DELETE.
 */
export const programmeVersions = pgTable('programme_versions', {
  id: id(),
  content: jsonb().$type<Programme>().notNull(),
  publishedBy: integer(), // id of the account; null for the command line or the demo data
  publishedAt: instant().notNull(),
  why: text(),
  changedTopics: text().array().$type<ProgrammeTopic[]>(), // null when any may have changed, or an older api wrote it
});

/** The draft being edited; no row without one. */
export const programmeDrafts = pgTable(
  'programme_drafts',
  {
    id: integer().primaryKey().default(1),
    content: jsonb().$type<Programme>().notNull(),
    editedBy: integer(), // id of the account; null for the command line
    editedAt: instant().notNull(),
  },
  (table) => [check('programme_drafts_one', sql`${table.id} = 1`)],
);
