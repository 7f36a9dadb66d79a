import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/** Settings that all processes over one database must share, each as a hash (decision 078). */
export interface Fingerprints {
  /** Of the keys of APP_SECRET; the first one encrypts. */
  keys: string[];
  /** Where pictures are stored. */
  media: string;
  /** Where limits are counted; null without limits. */
  limits: string | null;
}

/** Processes of the api over this database. A running process holds the advisory lock of its id. */
export const apiProcesses = pgTable('api_processes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  fingerprints: jsonb().$type<Fingerprints>().notNull(),
  startedAt: instant().notNull(),
});
