import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { TeamKind } from '../../db/schema';
import { startupPolicy } from '../startup-access/access.policy';
import { teamQueries } from './team.queries';

type LockedStartup = Awaited<ReturnType<ReturnType<typeof teamQueries>['hold']>>;

/**
 * Runs a change of a team or its invitations. All such changes of one startup run one after another. Permission is
 * checked under the lock, so a member who was just removed changes nothing.
 * @param kind the kind of member that is changed
 * @throws 403, 404
 */
export async function changeTeam<T>(
  db: Database,
  viewer: Viewer,
  { startupId, kind }: { startupId: number; kind: TeamKind },
  change: (tx: Database, startup: LockedStartup) => Promise<T>,
): Promise<T> {
  // Also before the lock, so that strangers cannot make a team wait.
  await startupPolicy(db).requireTeamChange(viewer, startupId, kind);
  return db.transaction(async (tx) => {
    const startup = await teamQueries(tx).hold(startupId);
    await startupPolicy(tx).requireTeamChange(viewer, startupId, kind);
    return change(tx, startup);
  });
}
