import type { TeamKind } from '../../db/schema';
import type { NotifyDeps } from '../../deps/deps';
import { teamQueries } from './team.queries';
import { type TeamOf, teamNotices } from './teamNotices';

/**
 * Removes a user from the team of a locked startup, and notifies those concerned. Their open invitations end too,
 * because a former member has to be invited again (rule 4.18).
 * @param by the actor
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
