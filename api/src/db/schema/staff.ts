import type { ImportedKind, ImportKind } from 'contract/wire/imports.contract';
import type { ActEffect, ActSource, StaffScope } from 'contract/wire/staff.contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, partOf } from './columns';
import { users } from './users';

/** In kB: every search also reads the pending list. */
const SMALL_PENDING_LIST = { gin_pending_list_limit: 64 };

/** Scopes of a member of staff. Users without a row are not staff. */
export const staffScopes = pgTable(
  'staff_scopes',
  {
    userId: partOf(() => users.id),
    scope: text().$type<StaffScope>().notNull(),
    givenBy: integer(), // id of an owner; null for the command line
    givenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scope] })],
);

/** Users of the command line, by a name from the machine; the record of acts has only the id. */
export const operators = pgTable('operators', {
  id: id(),
  name: text().unique(), // null once it was removed
});

/**
 * Acts of staff, one row each. A trigger refuses UPDATE, DELETE and TRUNCATE, so rows hold ids only and no names
 * (docs/decisions/080-the-record-stores-ids-not-names.md).
 */
export const acts = pgTable(
  'acts',
  {
    id: id(),
    at: instant().notNull(),
    act: text().notNull(),
    scope: text().$type<StaffScope>().notNull(),
    effect: text().$type<ActEffect>().notNull(),
    source: text().$type<ActSource>().notNull(),
    actorId: integer(), // id of the acting account
    operatorId: integer(), // for the command line without an account
    forId: integer(), // id of the account on whose behalf it was done
    subjects: text().array().notNull(), // e.g. {startup:5,user:9}
    requestId: text().notNull(),
  },
  (table) => [
    index('acts_at').on(table.at, table.id),
    index('acts_subjects').using('gin', table.subjects),
    index('acts_actor').on(table.actorId, table.at),
    index('acts_for').on(table.forId, table.at),
    index('acts_operator').on(table.operatorId, table.at),
    index('acts_search').using('gin', sql`act gin_trgm_ops`).with(SMALL_PENDING_LIST),
  ],
);

/** Input and changes of an act. A trigger refuses UPDATE, and DELETE until a subject is erased. */
export const actDetails = pgTable(
  'act_details',
  {
    actId: integer()
      .primaryKey()
      .references(() => acts.id),
    text: text(), // a sentence about the result
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    before: jsonb().$type<Record<string, Record<string, unknown>>>().notNull(),
    after: jsonb().$type<Record<string, Record<string, unknown>>>().notNull(),
    why: text(),
  },
  () => [
    index('act_details_search')
      .using('gin', sql`text gin_trgm_ops`, sql`why gin_trgm_ops`)
      .with(SMALL_PENDING_LIST),
  ],
);

/**
 * A file imported by staff. Its changes can be undone for a day (docs/decisions/102-imports-store-hashes-for-undo.md).
 */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    what: text().$type<ImportKind>().notNull(),
    created: integer().notNull(), // lines that created something
    changed: integer().notNull(), // lines that changed something
    actorId: integer(), // id of the account; null for the command line
    madeAt: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [index('imports_made').on(table.madeAt)],
);

/** An object that an import created or changed, and its state afterwards. */
export const importedThings = pgTable(
  'imported_things',
  {
    importId: partOf(() => imports.id),
    kind: text().$type<ImportedKind>().notNull(),
    thingId: integer().notNull(),
    line: integer().notNull(), // first line of the file about it
    left: jsonb().$type<Record<string, string>>().notNull(), // hashes of its columns, and of rows that reference it
    before: jsonb().$type<Record<string, unknown>>(), // the values to restore; null for created objects
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.thingId] }),
    index('imported_things_thing').on(table.kind, table.thingId),
  ],
);
