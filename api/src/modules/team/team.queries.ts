import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';

import { notFound } from '../../app/httpError';
import type { Database } from '../../db/database';
import { invitations, startups, type TeamKind, teamMembers, users } from '../../db/schema';

export type TeamRow = Awaited<ReturnType<ReturnType<typeof teamQueries>['list']>>[number];

const { id, name, surname, username, profilePhoto } = users;

export function teamQueries(db: Database) {
  const person = (startupId: number, userId: number, kind: TeamKind) =>
    and(
      eq(teamMembers.startupId, startupId),
      eq(teamMembers.userId, userId),
      eq(teamMembers.kind, kind),
    );

  return {
    /** All members of a startup, in the order they joined: 5 to a few dozen. */
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

    /**
     * Locks the startup until the transaction ends, so changes of one team run one after another.
     * @throws 404 when it was deleted a moment ago
     */
    async hold(startupId: number) {
      const [row] = await db
        .select()
        .from(startups)
        .where(eq(startups.id, startupId))
        .for('update');
      if (!row) throw notFound();
      return row;
    },

    count: (startupId: number) => db.$count(teamMembers, eq(teamMembers.startupId, startupId)),

    /** Counts the other founders, without those whose account is about to be deleted. */
    async countOtherFounders(startupId: number, userId: number): Promise<number> {
      const rows = await db
        .select({ id: teamMembers.id })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(
          and(
            eq(teamMembers.startupId, startupId),
            eq(teamMembers.kind, 'founder'),
            ne(teamMembers.userId, userId),
            isNull(users.deletionAskedAt),
          ),
        );
      return rows.length;
    },

    async has(startupId: number, userId: number, kind: TeamKind) {
      return (await db.$count(teamMembers, person(startupId, userId, kind))) > 0;
    },

    /** Addresses and roles of all members, for comparison only. */
    addresses(startupId: number) {
      return db
        .select({ email: users.email, kind: teamMembers.kind })
        .from(teamMembers)
        .innerJoin(users, eq(users.id, teamMembers.userId))
        .where(eq(teamMembers.startupId, startupId))
        .limit(500);
    },

    /** Adds a member. A member who joins as founder is promoted; joining again changes nothing else. */
    async join(row: Omit<typeof teamMembers.$inferInsert, 'id'>) {
      const { kind, position } = row;
      const known = db.insert(teamMembers).values(row);
      const again = { target: [teamMembers.startupId, teamMembers.userId] };
      if (kind === 'founder') await known.onConflictDoUpdate({ ...again, set: { kind, position } });
      else await known.onConflictDoNothing(again);
    },

    async remove(startupId: number, userId: number, kind: TeamKind) {
      await db.delete(teamMembers).where(person(startupId, userId, kind));
    },

    /** Ends open invitations to the address of a user. */
    async endInvitations(startupId: number, userId: number) {
      const own = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      const open = and(
        eq(invitations.startupId, startupId),
        eq(invitations.status, 'pending'),
        inArray(invitations.email, own),
      );
      await db.update(invitations).set({ status: 'revoked' }).where(open);
    },

    /** The position of a user; undefined when they are no member of that kind. */
    async positionOf(startupId: number, userId: number, kind: TeamKind) {
      const [row] = await db
        .select({ position: teamMembers.position })
        .from(teamMembers)
        .where(person(startupId, userId, kind));
      return row?.position;
    },

    async setPosition(startupId: number, userId: number, kind: TeamKind, position: string) {
      await db
        .update(teamMembers)
        .set({ position })
        .where(person(startupId, userId, kind));
    },
  };
}
