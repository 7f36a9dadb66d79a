import type { ProgrammeTopic } from 'contract/cache-tags';
import type { Programme } from 'contract/wire/programme.contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/**
 * Everything that was ever published of the programme, newest last: the last row is what pages show. A
 * trigger notes which parts a new row changes, and another one refuses UPDATE and DELETE.
 */
export const programmeVersions = pgTable('programme_versions', {
  id: id(),
  content: jsonb().$type<Programme>().notNull(),
  publishedBy: integer(), // id of the account; null when it was the command line or the demo data
  publishedAt: instant().notNull(),
  why: text(),
  changedTopics: text().array().$type<ProgrammeTopic[]>(), // null when all may be, or an api of before wrote it
});

/** What is being edited; no row while nothing is. */
export const programmeDrafts = pgTable(
  'programme_drafts',
  {
    id: integer().primaryKey().default(1),
    content: jsonb().$type<Programme>().notNull(),
    editedBy: integer(), // id of the account; null when it was the command line
    editedAt: instant().notNull(),
  },
  (table) => [check('programme_drafts_one', sql`${table.id} = 1`)],
);
