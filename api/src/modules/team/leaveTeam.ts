import type { TeamKind } from '../../db/schema';
import type { NotifyDeps } from '../../deps/deps';
import { teamQueries } from './team.queries';
import { type TeamOf, teamNotices } from './teamNotices';

/**
 * Takes somebody out of the team of a startup that is held, and tells whom it concerns. What they are asked to
 * be in it ends too: who has left has to be invited again (rule 4.18).
 * @param by whose act it is
 */
export async function leaveTeam(
  deps: NotifyDeps,
  startup: TeamOf,
  { userId, kind }: { userId: number; kind: TeamKind },
  by: number | 'staff',
): Promise<void> {
  const team = teamQueries(deps.db);
  await teamNotices(deps, startup, by).left(userId);
  await team.remove(startup.id, userId, kind);
  await team.endInvitations(startup.id, userId);
}
