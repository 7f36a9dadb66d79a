import { pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/** The process that runs a periodic job, and when the job is due again. */
export const jobLeases = pgTable('job_leases', {
  job: text().primaryKey(),
  holder: text().notNull(), // of the last or current run
  freeAt: instant().notNull(), // no other process may take the job before
});
