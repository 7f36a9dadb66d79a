import { invalidateProofs, lockAccountNow } from '../../../modules/account-lock/accountLock';
import { endSecondFactor } from '../../../modules/second-factor/endSecondFactor';
import { notifyFactorChange } from '../../../modules/second-factor/notifyFactorChange';
import { STAFF } from '../../../modules/security-log/recordSecurityEvent';
import { act } from '../../act/act';
import { find, member } from '../../act/find';
import { userQueries } from './users.queries';

const reset = act({
  name: 'users.reset-second-factor',
  about: 'Removes the second factor of a member who lost it, and signs them out everywhere.',
  scope: 'people',
  effect: 'irreversible',
  fields: { user: member('email address of the member') },
  says: ({ user }) => [
    `The second factor of ${user} will be removed, and they will be signed out everywhere.`,
    `The second factor of ${user} is removed.`,
  ],
  async run(deps, { user }) {
    const { id } = await find(deps.db).user(user);
    await deps.db.transaction(async (db) => {
      const inside = { ...deps, db };
      const account = await lockAccountNow(db, id);
      await endSecondFactor(inside, id);
      await invalidateProofs(db, id);
      await userQueries(db).endSessions(id);
      if (account)
        await notifyFactorChange(inside, account, { kind: 'second-factor-reset', by: STAFF });
    });
    return { id, second_factor: false };
  },
});

export const secondFactorActs = [reset];
