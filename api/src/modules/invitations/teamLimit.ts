import { unprocessable } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import { readTeamLimit } from '../programme/programmeLimits';
import { teamQueries } from '../team/team.queries';
import { invitationsQueries } from './invitations.queries';

/** @param limit people in a startup that is not incorporated, including pending invitations (rule 4.13) */
export const tooManyPeople = (limit: number) =>
  `A team has at most ${limit} people until the startup is incorporated.`;

/**
 * The caller must hold the lock of the startup.
 * @param joining addresses of the people to add; they may be members or invited already
 * @throws 422 when the team would be too large
 */
export async function requireTeamRoom(
  { db, clock }: DbDeps,
  startup: { id: number; incorporated: boolean },
  joining: string[],
): Promise<void> {
  if (startup.incorporated) return;
  const team = await teamQueries(db).addresses(startup.id);
  const open = await invitationsQueries(db).open(startup.id, clock.now());
  const people = new Set([...[...team, ...open].map(({ email }) => email), ...joining]);
  const limit = await readTeamLimit(db);
  if (people.size > limit) throw unprocessable(tooManyPeople(limit));
}
