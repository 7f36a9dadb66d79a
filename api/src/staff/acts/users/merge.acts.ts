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
  about:
    'Merges a duplicate account into the other account of the person: its data moves, and the duplicate is erased.',
  scope: 'people',
  effect: 'irreversible',
  wantsReason: true,
  goesOn: true,
  fields: {
    user: member('email address of the duplicate, which is erased'),
    into: member('email address of the account that stays'),
  },
  says: ({ user, into }, { moved }: { id: number; ended: number; moved: Merged['moved'] }) => [
    `${user} will be merged into ${into} and erased. ${printMoved(MOVING, moved)} Where both have the same, that of ${into} stays. The password and other ways to sign in to ${user} will not work for ${into}. Both addresses are notified by email.`,
    `${user} is merged into ${into}. ${printMoved(MOVING, moved)}`,
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
