import type { ImportedKind, ImportKind } from 'contract/wire/imports.contract';
import type { ActEffect, ActSource, StaffScope } from 'contract/wire/staff.contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, partOf } from './columns';
import { users } from './users';

/** What a member of the staff may do. Who has no row is no staff. */
export const staffScopes = pgTable(
  'staff_scopes',
  {
    userId: partOf(() => users.id),
    scope: text().$type<StaffScope>().notNull(),
    givenBy: integer(), // id of an owner; null when it was the command line
    givenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scope] })],
);

/** Who used the command line under a name of the machine; the record of acts has the number alone. */
export const operators = pgTable('operators', {
  id: id(),
  name: text().unique(), // null once it was dropped
});

/**
 * What staff did, one row an act. A trigger refuses UPDATE, DELETE and TRUNCATE, so there is nothing in it that
 * names a person: only numbers (docs/decisions/080-the-record-stores-ids-not-names.md).
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
    actorId: integer(), // id of the account that acted
    operatorId: integer(), // of the command line, when no account is known
    forId: integer(), // id of the account in whose place it was done
    subjects: text().array().notNull(), // what it was about, e.g. {startup:5,user:9}
    requestId: text().notNull(),
  },
  (table) => [
    index('acts_at').on(table.at, table.id),
    index('acts_subjects').using('gin', table.subjects),
    index('acts_actor').on(table.actorId, table.at),
    index('acts_for').on(table.forId, table.at),
  ],
);

/** What an act was told and changed. A trigger refuses UPDATE, and DELETE until somebody it is about is erased. */
export const actDetails = pgTable('act_details', {
  actId: integer()
    .primaryKey()
    .references(() => acts.id),
  text: text(), // what happened, in one sentence
  input: jsonb().$type<Record<string, unknown>>().notNull(),
  before: jsonb().$type<Record<string, Record<string, unknown>>>().notNull(),
  after: jsonb().$type<Record<string, Record<string, unknown>>>().notNull(),
  why: text(),
});

/** A file that staff imported. What it did can be undone for a day (docs/decisions/102-imports-store-hashes-for-undo.md). */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    what: text().$type<ImportKind>().notNull(),
    created: integer().notNull(), // lines that made something
    changed: integer().notNull(), // lines that changed something
    actorId: integer(), // id of the account that did it; null for the command line
    madeAt: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [index('imports_made').on(table.madeAt)],
);

/** What a line of an import made or changed, and how it left it. */
export const importedThings = pgTable(
  'imported_things',
  {
    importId: partOf(() => imports.id),
    kind: text().$type<ImportedKind>().notNull(),
    thingId: integer().notNull(),
    line: integer().notNull(), // of the file, the first one about it
    left: jsonb().$type<Record<string, string>>().notNull(), // hashes: of its columns, and of what points at it
    before: jsonb().$type<Record<string, unknown>>(), // what is restored; null of what was made
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.thingId] }),
    index('imported_things_thing').on(table.kind, table.thingId),
  ],
);
