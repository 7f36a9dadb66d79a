import type { PublicProfile } from 'contract/wire/profile.contract';
import { notFound } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { toCard } from '../startups/startup.wire';
import { startupsQueries } from '../startups/startups.queries';
import { toPublicUser } from './user.wire';
import { usersQueries } from './users.queries';

/** Public profiles of users. */
export function usersService({ db }: Pick<Deps, 'db'>) {
  const users = usersQueries(db);
  const startups = startupsQueries(db);
  return {
    /** @throws 404 for unknown and erased accounts alike */
    async show(id: number): Promise<PublicProfile> {
      const row = await users.byId(id);
      if (!row) throw notFound();
      const founded = await startups.foundedBy(id);
      return { ...toPublicUser(row), startups: founded.map(toCard) };
    },
  };
}
