import type { Database } from '../../db/database';
import { consents } from '../../db/schema';

export function consentsQueries(db: Database) {
  return {
    /** Inserting the same decision twice stores one row. */
    async insertDecision(decision: typeof consents.$inferInsert) {
      await db.insert(consents).values(decision).onConflictDoNothing();
    },
  };
}
