import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mailRequests, users } from '../../db/schema';

export function passwordQueries(db: Database) {
  return {
    async request(email: string, createdAt: Date) {
      await db.insert(mailRequests).values({ kind: 'reset', email, createdAt });
    },

    async setPassword(userId: number, passwordHash: string) {
      await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },
  };
}
