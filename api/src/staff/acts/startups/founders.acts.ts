import { publicName } from 'contract/wire/text.contract';
import { HttpError } from '../../../app/httpError';
import { teamNotices } from '../../../modules/team/teamNotices';
import { act, toggle } from '../../act/act';
import { find, member, slug } from '../../act/find';
import { founderQueries } from './founders.queries';

const which = { startup: slug('slug or id of the startup'), user: member('address of the member') };

const add = act({
  name: 'founders.add',
  about: 'Makes a member a founder of a startup.',
  scope: 'programme',
  effect: 'changes',
  fields: {
    ...which,
    position: publicName('position', { max: 80 })
      .default('Founder')
      .describe('shown under the name'),
    member: toggle('as a team member instead of a founder'),
  },
  says: ({ user }, { kind, startup }) => [
    `${user} will be a ${kind} of ${startup}.`,
    `${user} is a ${kind} of ${startup}.`,
  ],
  async run({ db, clock }, flags) {
    const startup = await find(db).startup(flags.startup);
    const user = await find(db).user(flags.user);
    const kind = flags.member ? ('member' as const) : ('founder' as const);
    const person = { startupId: startup.id, userId: user.id, kind, position: flags.position };
    const { id } = await founderQueries(db).put({ ...person, joinedAt: clock.now() });
    return { id, startup: startup.slug, user: user.email, kind, position: flags.position };
  },
});

const remove = act({
  name: 'founders.remove',
  about: 'Takes a founder or team member out of a startup.',
  scope: 'programme',
  effect: 'changes',
  fields: which,
  says: ({ user }, { startup, removed }) =>
    removed
      ? [
          `${user} will leave the team of ${startup}, and the team is told.`,
          `${user} has left the team of ${startup}.`,
        ]
      : [
          `${user} is not in the team of ${startup}: nothing will change.`,
          `${user} was not in the team of ${startup}.`,
        ],
  async run(deps, flags) {
    const { db } = deps;
    const startup = await find(db).startup(flags.startup);
    const user = await find(db).user(flags.user);
    const founders = await founderQueries(db).foundersOf(startup.id);
    if (founders.length === 1 && founders[0] === user.id) {
      throw new HttpError(409, 'A startup cannot be without founders: add another one first.');
    }
    if (await founderQueries(db).has(startup.id, user.id)) {
      await teamNotices(deps, startup, 'staff').left(user.id);
    }
    const removed = await founderQueries(db).remove(startup.id, user.id);
    return { startup: startup.slug, user: user.email, removed };
  },
});

const list = act({
  name: 'founders.find',
  about: 'Lists the founders and team members of a startup.',
  scope: 'programme',
  effect: 'reads',
  fields: { startup: which.startup },
  run: async ({ db }, flags) => founderQueries(db).list((await find(db).startup(flags.startup)).id),
});

export const founderActs = [add, remove, list];
