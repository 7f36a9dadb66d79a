import type { Team } from '../../../contract/my-startups.contract';
import type { Parts } from '../../app/parts';
import type { Viewer } from '../../app/viewer';
import { startupPolicy } from '../startup-access/access.policy';
import { teamQueries } from './team.queries';
import { toTeam } from './team.wire';

/** Who is in a startup. */
export function teamService({ db }: Pick<Parts, 'db'>) {
  const policy = startupPolicy(db);
  const team = teamQueries(db);
  return {
    /** @throws 404 */
    async list(viewer: Viewer, startupId: number): Promise<Team> {
      await policy.requireTeam(viewer, startupId);
      return toTeam(await team.list(startupId));
    },
  };
}
