import { fullName } from 'contract/full-name';
import type { StaffStartupDetails } from 'contract/wire/staff-details.contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  mentorAssignments,
  mentors,
  occurrences,
  startups,
  teamMembers,
  users,
} from '../../db/schema';
import type { DbDeps } from '../../deps/deps';
import { invitationsQueries } from '../../modules/invitations/invitations.queries';
import { sessionRows } from '../tables/sessionRows';
import { startupsTable } from '../tables/startups.table';

/** On the page of a startup or mentor; the table lists all. */
export const MAX_NEXT_SESSIONS = 5;

/** A startup for staff. @returns undefined when there is none */
export async function startupDetails(
  { db, clock }: DbDeps,
  id: number,
): Promise<StaffStartupDetails | undefined> {
  const now = clock.now();
  const [found] = await startupsTable.rows(db, [id], now);
  const [row] = await db.select().from(startups).where(eq(startups.id, id));
  if (!found || !row) return undefined;
  const { key: _key, ...line } = found;
  const open = await invitationsQueries(db).open(id, now);
  const booked = and(eq(occurrences.startupId, id), eq(occurrences.status, 'booked'));
  return {
    ...line,
    description: row.description,
    seasons: row.seasons,
    people: await team(db, id),
    invitations: open.map(({ id, email, kind, position, expiresAt }) => ({
      id,
      email,
      kind,
      position,
      expires_at: expiresAt.toISOString(),
    })),
    assigned: await assigned(db, id),
    sessions: await sessionRows(db, and(booked, gt(occurrences.startsAt, now)), MAX_NEXT_SESSIONS),
  };
}

async function team(db: Database, startupId: number) {
  const rows = await db
    .select({ user: users, kind: teamMembers.kind, position: teamMembers.position })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.startupId, startupId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.id));
  return rows.map(({ user, ...row }) => ({ ...toPerson(user), ...row }));
}

async function assigned(db: Database, startupId: number) {
  const rows = await db
    .select({ user: users, company: mentors.company, active: mentors.active })
    .from(mentorAssignments)
    .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(and(eq(mentorAssignments.startupId, startupId), isNull(mentorAssignments.endedAt)))
    .orderBy(asc(mentorAssignments.createdAt), asc(mentorAssignments.id));
  return rows.map(({ user, ...row }) => ({ ...toPerson(user), ...row }));
}

const toPerson = (user: typeof users.$inferSelect) => ({
  id: user.id,
  name: fullName(user),
  email: user.email,
});
