import { conflict } from '../../../app/httpError';
import { announceAssignment } from '../../../modules/mentors/announceAssignment';
import type { StaffDeps } from '../../act/act';
import { find } from '../../act/find';
import { mentorQueries } from './mentors.queries';

/**
 * Assigns a mentor to a startup, and notifies both sides.
 * @returns the startup, and the id of the assignment; no id if the two were assigned before
 * @throws 404, 409 for a retired mentor
 */
export async function assignMentor(deps: StaffDeps, given: { mentor: string; startup: string }) {
  const { db, clock } = deps;
  const mentor = await find(db).mentor(given.mentor);
  const startup = await find(db).startup(given.startup);
  const pair = { mentorId: mentor.id, startupId: startup.id };
  const id = await mentorQueries(db).assign({ ...pair, createdAt: clock.now() });
  if (id === undefined) return { startup, id };
  if (!mentor.active) throw conflict(`${given.mentor} is retired. Make them a mentor again first.`);
  await announceAssignment(deps, { mentorUserId: mentor.userId, startup }, 'begins');
  return { startup, id };
}
