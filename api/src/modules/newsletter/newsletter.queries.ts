import type { Database } from '../../db/database';
import { newsletterSubscriptions } from '../../db/schema';

export function newsletterQueries(db: Database) {
  return {
    /** Leaves an address that is already known as it is. */
    async add(email: string, createdAt: Date) {
      const row = { email, status: 'pending', createdAt } as const;
      await db.insert(newsletterSubscriptions).values(row).onConflictDoNothing();
    },
  };
}
