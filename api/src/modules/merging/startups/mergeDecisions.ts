import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';
import type { Decision } from '../moveRows';

/** One decision for each foreign key to startups; a test compares it with the schema. */
export const OF_STARTUPS: readonly (readonly [PgColumn, Decision])[] = [
  [schema.invitations.startupId, 'own rule'],
  [schema.teamMembers.startupId, 'own rule'],
  [schema.mentorAssignments.startupId, 'own rule'],
  [schema.schedules.startupId, 'own rule'],
  [schema.startupUpdates.startupId, 'moves'],
  [schema.formerSlugs.startupId, 'own rule'],
  [schema.formerStartups.startupId, 'moves'],
  [schema.startupFollows.startupId, 'own rule'],
];
