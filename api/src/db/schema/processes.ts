import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/** What processes over one database must have in common, each as a hash (decision 078). */
export interface Fingerprints {
  /** Of the keys of APP_SECRET; the first one writes. */
  keys: string[];
  /** Where pictures lie. */
  media: string;
  /** Where limits are counted; null when nothing is limited. */
  limits: string | null;
}

/** Processes of the api over this database. Whoever runs holds the advisory lock of its id. */
export const apiProcesses = pgTable('api_processes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  fingerprints: jsonb().$type<Fingerprints>().notNull(),
  startedAt: instant().notNull(),
});
