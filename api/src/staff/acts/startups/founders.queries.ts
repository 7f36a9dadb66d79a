import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { invitations, teamMembers, users } from '../../../db/schema';
import { mergedInvitationsQueries } from '../../../modules/merging/invitations.queries';

type NewMember = typeof teamMembers.$inferInsert;

export function founderQueries(db: Database) {
  const pair = (startupId: number, userId: number) =>
    and(eq(teamMembers.startupId, startupId), eq(teamMembers.userId, userId));

  return {
    /** Adds a person to a team, or changes their role. */
    async put(person: NewMember) {
      const { kind, position } = person;
      const target = [teamMembers.startupId, teamMembers.userId];
      const insert = db.insert(teamMembers).values(person);
      const [row] = await insert
        .onConflictDoUpdate({ target, set: { kind, position } })
        .returning({ id: teamMembers.id });
      return row!;
    },

    /** Ends invitations of people who are in the team now; a member may still become a founder. */
    endAnswered: (startupId: number) =>
      mergedInvitationsQueries(db).endAnswered(eq(invitations.startupId, startupId)),

    /** The role of a person in a team; undefined when they are not in it. */
    async of(startupId: number, userId: number) {
      const { kind, position } = teamMembers;
      const [row] = await db
        .select({ kind, position })
        .from(teamMembers)
        .where(pair(startupId, userId));
      return row;
    },

    list: (startupId: number) =>
      db
        .select({
          user: users.email,
          name: users.name,
          surname: users.surname,
          kind: teamMembers.kind,
          position: teamMembers.position,
        })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(eq(teamMembers.startupId, startupId))
        .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.id)),
  };
}
