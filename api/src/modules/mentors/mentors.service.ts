import type { Mentor } from 'contract/wire/meetings.contract';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { toPerson } from '../users/user.wire';
import { mentorsQueries } from './mentors.queries';

/** The mentors of a startup, for its team. */
export function mentorsService({ db }: Pick<Deps, 'db'>) {
  const policy = startupPolicy(db);
  const mentors = mentorsQueries(db);
  return {
    /** @throws 404 */
    async ofStartup(viewer: Viewer, startupId: number): Promise<Mentor[]> {
      await policy.requireTeam(viewer, startupId);
      const rows = await mentors.ofStartup(startupId);
      return rows.map(({ id, user }) => ({ id, user: toPerson(user) }));
    },
  };
}
