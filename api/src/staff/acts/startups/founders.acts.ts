import { publicName } from 'contract/wire/text.contract';
import { conflict } from '../../../app/httpError';
import type { Database } from '../../../db/database';
import { requireTeamRoom } from '../../../modules/invitations/teamLimit';
import { leaveTeam } from '../../../modules/team/leaveTeam';
import { teamQueries } from '../../../modules/team/team.queries';
import { teamNotices } from '../../../modules/team/teamNotices';
import { act, toggle } from '../../act/act';
import { find, member, slug } from '../../act/find';
import { isVerified, unverifiedText } from '../../act/unverified';
import { founderQueries } from './founders.queries';

const which = {
  startup: slug('slug or id of the startup'),
  user: member('email address of the member'),
};

const add = act({
  name: 'founders.add',
  about: 'Makes a member a founder of a startup, or changes their role and position in its team.',
  scope: 'programme',
  effect: 'changes',
  fields: {
    ...which,
    position: publicName('position', { max: 80 })
      .default('Founder')
      .describe('shown under the name'),
    member: toggle('as a team member instead of a founder'),
  },
  says: ({ user }, { kind, startup, proven }) => [
    `${user} will be a ${kind} of ${startup}, and the team is notified.${unverifiedText(user, proven)}`,
    `${user} is a ${kind} of ${startup}.${unverifiedText(user, proven)}`,
  ],
  async run(deps, flags) {
    const { db, clock } = deps;
    const startup = await hold(db, flags.startup);
    const user = await find(db).user(flags.user);
    const { position } = flags;
    const kind = flags.member ? ('member' as const) : ('founder' as const);
    const before = await founderQueries(db).of(startup.id, user.id);
    if (!before) await requireTeamRoom(deps, startup, [user.email]);
    if (before?.kind === 'founder' && kind === 'member')
      await requireOther(db, startup.id, user.id);

    const notices = teamNotices(deps, startup, 'staff');
    if (!before) await notices.joined(user.id, kind);
    if (before?.kind === 'member' && kind === 'founder') await notices.joined(user.id, 'promoted');
    if (before && before.position !== position) await notices.positionChanged(user.id, position);
    const person = { startupId: startup.id, userId: user.id, kind, position };
    const { id } = await founderQueries(db).put({ ...person, joinedAt: clock.now() });
    await founderQueries(db).endAnswered(startup.id);
    const proven = isVerified(user);
    return { id, startup: startup.slug, user: user.email, kind, position, proven };
  },
});

const remove = act({
  name: 'founders.remove',
  about: 'Removes a founder or team member from a startup.',
  scope: 'programme',
  effect: 'changes',
  fields: which,
  says: ({ user }, { startup, removed }) =>
    removed
      ? [
          `${user} will be removed from the team of ${startup}, and the team is notified.`,
          `${user} is removed from the team of ${startup}.`,
        ]
      : [
          `${user} is not in the team of ${startup}: nothing will change.`,
          `${user} was not in the team of ${startup}.`,
        ],
  async run(deps, flags) {
    const { db } = deps;
    const startup = await hold(db, flags.startup);
    const user = await find(db).user(flags.user);
    const before = await founderQueries(db).of(startup.id, user.id);
    if (before?.kind === 'founder') await requireOther(db, startup.id, user.id);
    const { kind } = before ?? {};
    if (kind) await leaveTeam(deps, startup, { userId: user.id, kind }, 'staff');
    return { startup: startup.slug, user: user.email, removed: kind !== undefined };
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

/** The lock of team changes on its page. */
const hold = async (db: Database, startup: string) =>
  teamQueries(db).hold((await find(db).startup(startup)).id);

/** @throws 409 for the last founder */
async function requireOther(db: Database, startupId: number, userId: number): Promise<void> {
  if ((await teamQueries(db).countOtherFounders(startupId, userId)) > 0) return;
  throw conflict('A startup needs at least one founder. Add another one first.');
}

export const founderActs = [add, remove, list];
