import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

type ProfileChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'name' | 'surname' | 'bio' | 'profilePhoto' | 'linkedIn' | 'x' | 'website'
  >
>;

export function settingsQueries(db: Database) {
  return {
    async change(userId: number, change: ProfileChange) {
      await db.update(users).set(change).where(eq(users.id, userId));
    },
  };
}
