import { z } from 'zod';

import { unprocessable } from '../../../app/httpError';
import { eraseUser } from '../../../modules/privacy/eraseUser';
import { exportForStaff } from '../../../modules/privacy/exportData';
import { act } from '../../act/act';
import { find, member } from '../../act/find';

const which = { user: member('email address of the member') };

const takeOut = act({
  name: 'users.export',
  about:
    'Exports the data stored about a member (GDPR, article 15), except what only they may read.',
  byCommand: 'Use it with --json.',
  scope: 'people',
  effect: 'reads',
  fields: which,
  async run(deps, { user }) {
    const { id } = await find(deps.db).user(user);
    return exportForStaff(deps, id);
  },
});

const erase = act({
  name: 'users.erase',
  about: 'Erases a member at once and for good (GDPR, article 17). Posts stay as "Former member".',
  scope: 'people',
  effect: 'irreversible',
  fields: { ...which, confirm: z.string().describe('the email address again') },
  says: ({ user }) => [
    `${user} will be erased for good. Posts stay as "Former member".`,
    'The member is erased.',
  ],
  async run(deps, { user, confirm }) {
    if (confirm.trim().toLowerCase() !== user) {
      throw unprocessable('--confirm must repeat the address of --user.');
    }
    const { id } = await find(deps.db).user(user);
    const photo = await eraseUser(deps, id);
    deps.afterCommit(() => deps.media.discard(photo));
    return { id, erased: true };
  },
});

export const privacyActs = [takeOut, erase];
