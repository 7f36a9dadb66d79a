import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

export function zoneQueries(db: Database) {
  return {
    /** Stores the zone that a user's browser last sent, for times in mails. */
    async remember(userId: number, timeZone: string) {
      const changed = and(
        eq(users.id, userId),
        sql`${users.timeZone} is distinct from ${timeZone}`,
      );
      await db.update(users).set({ timeZone }).where(changed);
    },
  };
}
