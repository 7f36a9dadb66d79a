import type { Database } from '../../db/database';
import { contactMessages } from '../../db/schema';

export function contactQueries(db: Database) {
  return {
    async insert(message: Omit<typeof contactMessages.$inferInsert, 'id'>) {
      await db.insert(contactMessages).values(message);
    },
  };
}
