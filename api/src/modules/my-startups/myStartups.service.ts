import type { MyStartup, OwnStartup } from 'contract/wire/my-startups.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { toOwnStartup, toTile } from '../startups/startup.wire';
import { startupsQueries } from '../startups/startups.queries';
import { myStartupsQueries } from './myStartups.queries';

/** The startups of a user (rule 3.34). */
export function myStartupsService({ db }: Pick<Deps, 'db'>) {
  const policy = startupPolicy(db);
  const mine = myStartupsQueries(db);
  const startups = startupsQueries(db);

  return {
    async list(viewer: Viewer): Promise<MyStartup[]> {
      return (await mine.list(viewer.id)).map(toTile);
    },

    /** Also accepts the id of a startup that was merged into it (rule 3.42). @throws 404 */
    async show(viewer: Viewer, id: number): Promise<OwnStartup> {
      const startupId = await startups.currentId(id);
      await policy.requireTeam(viewer, startupId);
      const row = await startups.byId(startupId);
      if (!row) throw notFound();
      return toOwnStartup(row);
    },
  };
}
