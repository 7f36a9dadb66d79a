import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { startups, teamMembers } from '../../db/schema';

export function myStartupsQueries(db: Database) {
  return {
    /** A user's startups, as founder or member, by name. */
    list(userId: number) {
      const { id, slug, name, startupImage } = startups;
      return db
        .select({ id, slug, name, startupImage })
        .from(startups)
        .innerJoin(teamMembers, eq(teamMembers.startupId, startups.id))
        .where(eq(teamMembers.userId, userId))
        .orderBy(asc(startups.searchName), asc(startups.id))
        .limit(200);
    },
  };
}
