import type { PublicUser } from '../../../contract/user.contract';
import type { Parts } from '../../app/parts';
import { notFound } from '../../app/refusal';
import { toPublicUser } from './user.wire';
import { usersQueries } from './users.queries';

/** People as others see them. */
export function usersService({ db }: Pick<Parts, 'db'>) {
  const users = usersQueries(db);
  return {
    /** @throws 404 for nobody and for an erased account alike */
    async show(id: number): Promise<PublicUser> {
      const row = await users.byId(id);
      if (!row) throw notFound();
      return toPublicUser(row);
    },
  };
}
