import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { formerStartups, startups, teamMembers } from '../../db/schema';

export function myStartupsQueries(db: Database) {
  return {
    /** The startup that another one became part of. */
    async mergedInto(formerId: number): Promise<number | undefined> {
      const [row] = await db
        .select({ id: formerStartups.startupId })
        .from(formerStartups)
        .where(eq(formerStartups.id, formerId));
      return row?.id;
    },

    /** The startups somebody is in, as founder or otherwise, by name. */
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
