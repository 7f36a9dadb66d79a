import { sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, pgSequence, timestamp } from 'drizzle-orm/pg-core';

/** Users and startups share one sequence, because GET /profile-view/{id}/show names no type (rule 9.2). */
export const profileIds = pgSequence('profile_ids');

/** Schedules and occurrences share one sequence, because a meeting's path may name either (rule 9.2). */
export const meetingIds = pgSequence('meeting_ids');

export const profileId = () => integer().primaryKey().default(sql`nextval('profile_ids')`);
export const meetingId = () => integer().primaryKey().default(sql`nextval('meeting_ids')`);
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** An instant. Always written from the injected clock, so it has no default. */
export const instant = () => timestamp({ withTimezone: true });

/** Foreign key to the parent of a row, with which it is deleted. */
export const partOf = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' });
