import { inArray } from 'drizzle-orm';

import { sessions, users } from '../../../db/schema';
import { findDemoAccounts } from '../../../db/seed/demoAccounts';
import { act, type Row } from '../../act/act';
import { plural } from '../../act/plural';

const find = act({
  name: 'demo.find',
  about: 'Lists accounts that still have the password of the README, staff first.',
  scope: 'people',
  effect: 'reads',
  unrecorded: true, // used by the doctor, which changes nothing
  fields: {},
  run: async (deps) => (await findDemoAccounts(deps)).map((account): Row => ({ ...account })),
});

const disable = act({
  name: 'demo.disable',
  about: 'Disables the accounts that demo find lists: they are signed out and cannot sign in.',
  scope: 'people',
  effect: 'changes',
  fields: {},
  says: (_input, { disabled }) => [
    `${plural(disabled, 'account')} will be signed out and disabled.`,
    `${plural(disabled, 'account')} signed out and disabled.`,
  ],
  async run(deps) {
    const { db, clock } = deps;
    const ids = (await findDemoAccounts(deps)).map(({ id }) => id);
    if (ids.length > 0) {
      await db.update(users).set({ disabledAt: clock.now() }).where(inArray(users.id, ids));
      await db.delete(sessions).where(inArray(sessions.userId, ids));
    }
    return { disabled: ids.length };
  },
});

export const demoActs = [find, disable];
