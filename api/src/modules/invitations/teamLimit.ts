import { unprocessable } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import { readTeamLimit } from '../programme/programmeLimits';
import { teamQueries } from '../team/team.queries';
import { invitationsQueries } from './invitations.queries';

/** @param limit people in a team that is not incorporated, invited ones included (rule 4.13) */
export const tooManyPeople = (limit: number) =>
  `A team has at most ${limit} people until the startup is incorporated.`;

/**
 * Hold the startup.
 * @param joining addresses of those who are to come, whether or not they are there or asked already
 * @throws 422 when they would be too many
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
