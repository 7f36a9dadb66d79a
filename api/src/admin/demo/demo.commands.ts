import { inArray } from 'drizzle-orm';

import { sessions, users } from '../../db/schema';
import { findDemoAccounts } from '../../db/seed/demoAccounts';
import { command, type Row } from '../command/command';

const find = command({
  name: 'demo find',
  about: 'Lists accounts that open with the password of the README, staff first.',
  flags: {},
  run: async (deps) => (await findDemoAccounts(deps)).map((account): Row => ({ ...account })),
});

const disable = command({
  name: 'demo disable',
  about: 'Ends all sessions of these accounts and keeps them from signing in.',
  flags: {},
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

export const demoCommands = [find, disable];
