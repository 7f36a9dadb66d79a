import type { AccountChanged } from 'contract/wire/credentials.contract';
import { invalid, unauthenticated } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { toOwnUser } from '../users/user.wire';
import { type UserRow, usersQueries } from '../users/users.queries';

/** Reads the caller's own account, checks its password and builds the response to a change. */
export function ownAccount({ db, passwords }: Pick<Deps, 'db' | 'passwords'>) {
  const users = usersQueries(db);

  /** @throws 401 when the account has been erased since */
  async function row(viewer: Viewer): Promise<UserRow> {
    const user = await users.byId(viewer.id);
    if (!user) throw unauthenticated();
    return user;
  }

  return {
    row,

    /**
     * Returns the account if the password is right.
     * @param field under which a wrong password is reported
     * @throws 422
     */
    async proven(viewer: Viewer, password: string, field = 'password'): Promise<UserRow> {
      const user = await row(viewer);
      if (user.passwordHash === null) {
        throw invalid({ [field]: 'Set a password first with "Forgot password".' });
      }
      if (!(await passwords.matches(user.passwordHash, password))) {
        throw invalid({ [field]: 'The password is incorrect.' });
      }
      return user;
    },

    changed: async (viewer: Viewer, message: string): Promise<AccountChanged> => ({
      message,
      user: toOwnUser(await row(viewer)),
    }),
  };
}
