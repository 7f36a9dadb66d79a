import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { teamMembers, users } from '../../db/schema';

export type TeamRow = Awaited<ReturnType<ReturnType<typeof teamQueries>['list']>>[number];

const { id, name, surname, username, profilePhoto } = users;

export function teamQueries(db: Database) {
  return {
    /** Everybody in a startup, in the order they joined. A team is small: 5 to a few dozen. */
    list(startupId: number) {
      return db
        .select({
          id: teamMembers.id,
          kind: teamMembers.kind,
          position: teamMembers.position,
          user: { id, name, surname, username, profilePhoto },
        })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(eq(teamMembers.startupId, startupId))
        .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.id))
        .limit(500);
    },
  };
}
