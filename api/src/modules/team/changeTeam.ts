import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { TeamKind } from '../../db/schema';
import { startupPolicy } from '../startup-access/access.policy';
import { teamQueries } from './team.queries';

type LockedStartup = Awaited<ReturnType<ReturnType<typeof teamQueries>['hold']>>;

/**
 * Changes who is in a team, or who is asked into it. All such changes of one startup take turns, and
 * the right to make one is checked once it is its turn: whoever was removed a moment ago changes
 * nothing any more.
 * @param kind whom the change is about
 * @throws 403, 404
 */
export async function changeTeam<T>(
  db: Database,
  viewer: Viewer,
  { startupId, kind }: { startupId: number; kind: TeamKind },
  change: (tx: Database, startup: LockedStartup) => Promise<T>,
): Promise<T> {
  // Before the lock too: strangers never make a team wait.
  await startupPolicy(db).requireTeamChange(viewer, startupId, kind);
  return db.transaction(async (tx) => {
    const startup = await teamQueries(tx).hold(startupId);
    await startupPolicy(tx).requireTeamChange(viewer, startupId, kind);
    return change(tx, startup);
  });
}
