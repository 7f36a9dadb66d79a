import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, instant, partOf, profileId } from './columns';
import { users } from './users';

export const startups = pgTable(
  'startups',
  {
    id: profileId(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    industry: text().notNull(),
    stage: text().$type<'pre-seed' | 'seed' | 'scaling'>().notNull(),
    startupImage: text(),
    seasonNumber: integer(),
    seasons: integer().array().notNull().default(sql`'{}'`),
    published: boolean().notNull().default(false),
    incorporated: boolean().notNull().default(false),
    linkedIn: text(),
    x: text(),
    website: text(),
    searchName: text().notNull(), // normalized in TypeScript, see modules/startups/normalize.ts
    searchText: text().notNull(), // normalized, with a blank before the first word
    createdAt: instant().notNull(),
  },
  (table) => [
    // The order of the list, so its first page reads twelve rows.
    index('startups_list')
      .on(sql`coalesce(season_number, 0) desc`, sql`search_name collate "C"`, table.id)
      .where(sql`published`),
    index('startups_search')
      .using('gin', sql`search_text gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }) // kB: every search also reads the pending list
      .where(sql`published`),
    // Searches of staff include drafts.
    index('startups_search_drafts')
      .using('gin', sql`search_text gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 })
      .where(sql`not published`),
    index('startups_by_name').on(sql`(left(search_name, 100) collate "C")`, table.id),
    index('startups_by_season').on(sql`coalesce(season_number, 0)`, table.id),
  ],
);

/** Old addresses of a startup: they redirect to it and stay reserved. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    startupId: partOf(() => startups.id),
    leftAt: instant().notNull(),
  },
  (table) => [index('former_slugs_startup').on(table.startupId)],
);

/** Ids of merged startups, because mailed links to the member area contain them. */
export const formerStartups = pgTable(
  'former_startups',
  {
    id: integer().primaryKey(), // of the removed one; ids are never reused
    startupId: partOf(() => startups.id),
    mergedAt: instant().notNull(),
  },
  (table) => [index('former_startups_startup').on(table.startupId)],
);

export type TeamKind = 'founder' | 'member';

export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    startupId: partOf(() => startups.id),
    userId: partOf(() => users.id),
    kind: text().$type<TeamKind>().notNull(),
    position: text().notNull(),
    joinedAt: instant().notNull(),
  },
  (table) => [
    unique('team_members_once').on(table.startupId, table.userId),
    index('team_members_user').on(table.userId),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    startupId: partOf(() => startups.id),
    email: text().notNull(), // lower case
    kind: text().$type<TeamKind>().notNull(),
    position: text().notNull(),
    tokenHash: text().notNull().unique(),
    status: text().$type<'pending' | 'accepted' | 'revoked'>().notNull().default('pending'),
    invitedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    acceptedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(), // of the last mail
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_pending')
      .on(table.startupId, table.email)
      .where(sql`status = 'pending'`),
    index('invitations_startup').on(table.startupId),
    index('invitations_email').on(table.email).where(sql`status = 'pending'`),
  ],
);
