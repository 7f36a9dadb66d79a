import { z } from 'zod';

import { HttpError } from '../../app/httpError';
import { eraseUser } from '../../modules/privacy/eraseUser';
import { exportData } from '../../modules/privacy/exportData';
import { command } from '../command/command';
import { email, find } from '../command/find';

const which = { user: email('address of the member') };

const takeOut = command({
  name: 'users export',
  about: 'Everything that is kept about a member (GDPR, article 15); use it with --json.',
  flags: which,
  async run(deps, { user }) {
    const { id } = await find(deps.db).user(user);
    return exportData(deps, id);
  },
});

const erase = command({
  name: 'users erase',
  about: 'Erases a member at once and for good (GDPR, article 17). Posts stay as "Former member".',
  flags: { ...which, confirm: z.string().describe('the address once more') },
  async run(deps, { user, confirm }) {
    if (confirm.trim().toLowerCase() !== user) {
      throw new HttpError(422, '--confirm must repeat the address of --user.');
    }
    const { id } = await find(deps.db).user(user);
    const photo = await eraseUser(deps, id);
    deps.afterCommit(() => deps.media.discard(photo));
    return { id, erased: true };
  },
});

export const privacyCommands = [takeOut, erase];
