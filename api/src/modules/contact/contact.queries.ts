import type { Database } from '../../db/database';
import { contactMessages } from '../../db/schema';

export function contactQueries(db: Database) {
  return {
    async insert(message: Omit<typeof contactMessages.$inferInsert, 'id'>): Promise<number> {
      const made = db.insert(contactMessages).values(message);
      return (await made.returning({ id: contactMessages.id }))[0]!.id;
    },
  };
}
