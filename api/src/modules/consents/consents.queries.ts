import type { Database } from '../../db/database';
import { consents } from '../../db/schema';

export function consentsQueries(db: Database) {
  return {
    /** The same decision sent twice stays one. */
    async insertDecision(decision: typeof consents.$inferInsert) {
      await db.insert(consents).values(decision).onConflictDoNothing();
    },
  };
}
