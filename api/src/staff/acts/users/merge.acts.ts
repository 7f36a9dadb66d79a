import {
  type Merged,
  MOVING,
  mergeAccounts,
} from '../../../modules/merging/accounts/mergeAccounts';
import { printMoved } from '../../../modules/merging/printMoved';
import { act } from '../../act/act';
import { find, member } from '../../act/find';

const merge = act({
  name: 'users.merge',
  about: 'Merges two accounts of one person. The duplicate ends; what it has moves.',
  scope: 'people',
  effect: 'irreversible',
  wantsReason: true,
  goesOn: true,
  fields: {
    user: member('address of the duplicate, which ends'),
    into: member('address of the account that stays'),
  },
  says: ({ user, into }, { moved }: { id: number; ended: number; moved: Merged['moved'] }) => [
    `${user} will be part of ${into}, and end. ${printMoved(MOVING, moved)} Where both have the same, that of ${into} stays. Nothing that opens ${user} will open ${into}. Both addresses are notified by email.`,
    `${user} is part of ${into} now. ${printMoved(MOVING, moved)}`,
  ],
  async run(deps, flags) {
    const from = (await find(deps.db).user(flags.user)).id;
    const to = (await find(deps.db).user(flags.into)).id;
    const { moved, startups, photo } = await mergeAccounts(deps, { from, to });
    deps.touch(...startups.map((id) => ({ kind: 'startup' as const, id })));
    deps.afterCommit(() => deps.media.discard(photo));
    return { id: to, ended: from, moved };
  },
});

export const mergeActs = [merge];
