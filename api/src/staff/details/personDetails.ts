import type { StaffPersonDetails } from 'contract/wire/staff-details.contract';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { invitations, mentors, sessions, startups, teamMembers } from '../../db/schema';
import type { DbDeps } from '../../deps/deps';
import { scopesQueries } from '../scopes/scopes.queries';
import { peopleTable } from '../tables/people.table';

/** A person for staff. @returns undefined when unknown or erased */
export async function personDetails(
  { db, clock }: DbDeps,
  id: number,
): Promise<StaffPersonDetails | undefined> {
  const now = clock.now();
  const [found] = await peopleTable.rows(db, [id], now);
  if (!found) return undefined;
  const { key: _key, ...line } = found;
  const devices = await db
    .select({ at: sessions.lastUsedAt })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.lastUsedAt));
  return {
    ...line,
    startups: await startupsOf(db, id),
    is_mentor: (await db.$count(mentors, eq(mentors.userId, id))) > 0,
    devices: devices.length,
    last_used_at: devices[0]?.at.toISOString() ?? null,
    scopes: await scopesQueries(db).of(id),
    invitations: await invitationsOf(db, line.email, now),
  };
}

const startup = { id: startups.id, name: startups.name, slug: startups.slug };

const startupsOf = (db: Database, userId: number) =>
  db
    .select({ ...startup, kind: teamMembers.kind, position: teamMembers.position })
    .from(teamMembers)
    .innerJoin(startups, eq(startups.id, teamMembers.startupId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(startups.searchName), asc(startups.id));

async function invitationsOf(db: Database, email: string, now: Date) {
  const open = and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, now));
  const rows = await db
    .select({ ...startup, kind: invitations.kind, expiresAt: invitations.expiresAt })
    .from(invitations)
    .innerJoin(startups, eq(startups.id, invitations.startupId))
    .where(and(eq(invitations.email, email), open))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(100);
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expires_at: expiresAt.toISOString() }));
}
