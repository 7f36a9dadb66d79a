import type { AccountChanged, UsernameChange } from 'contract/wire/credentials.contract';
import { DAY } from '../../app/clock';
import { invalid } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import { isUniqueViolation } from '../../db/uniqueViolation';
import type { Deps } from '../../deps/deps';
import { changeOwnAccount } from '../account-lock/changeOwnAccount';
import { isReserved } from '../session/username';
import { credentialsQueries } from './credentials.queries';
import { ownAccount } from './ownAccount';

const RELEASED_NAME_BLOCK_MS = 180 * DAY;
const CHANGE_LIMIT = { most: 3, within: 30 * DAY };

/** Changes the username. The old one stays blocked for others (rule 2.4). */
export function changeUsernameService(deps: Pick<Deps, 'db' | 'clock' | 'passwords'>) {
  const { db, clock } = deps;
  const account = ownAccount(deps);
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const refuse = (reason: string) => invalid({ newUsername: reason });
  const taken = () => refuse('The username has already been taken.');

  return {
    /** @throws 422 by field */
    async change(
      viewer: Viewer,
      { newUsername, password }: UsernameChange,
    ): Promise<AccountChanged> {
      const user = await account.proven(viewer, password);
      const problem = usernameProblem(newUsername);
      if (problem) throw refuse(problem);
      if (newUsername === user.username) throw refuse('This is already your username.');
      const blockedSince = ago(RELEASED_NAME_BLOCK_MS);
      if (await credentialsQueries(db).usernameTaken(user.id, newUsername, blockedSince))
        throw taken();

      const work = changeOwnAccount(deps, viewer, user, async (inside, { username }) => {
        if (username === newUsername) return; // another request of the user has just set it
        const changing = credentialsQueries(inside.db);
        // Checked under the lock, so concurrent changes count as well.
        if (
          (await changing.countUsernamesLeft(user.id, ago(CHANGE_LIMIT.within))) >=
          CHANGE_LIMIT.most
        )
          throw refuse('You can change your username three times in 30 days.');
        await changing.change(user.id, { username: newUsername });
        await changing.leaveUsername(user.id, username, clock.now());
      });
      await work.catch((error) => {
        throw isUniqueViolation(error) ? taken() : error;
      });
      return account.changed(viewer, 'Username successfully updated!');
    },
  };
}

/** Why a name cannot be a username; undefined when it can. */
function usernameProblem(name: string): string | undefined {
  if (name.length < 3 || name.length > 30) return 'The username must have 3 to 30 characters.';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    return 'The username may contain letters a-z, digits and _, and must start with a letter.';
  }
  return isReserved(name) ? 'This username is reserved.' : undefined;
}
