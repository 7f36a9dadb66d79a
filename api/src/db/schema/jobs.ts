import { pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/** Which process does a periodic job, and when the job is due again. */
export const jobLeases = pgTable('job_leases', {
  job: text().primaryKey(),
  holder: text().notNull(), // of the last run, or of the one under way
  freeAt: instant().notNull(), // nobody else takes the job before this moment
});
