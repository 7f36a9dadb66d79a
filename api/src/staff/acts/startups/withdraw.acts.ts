import { paragraph } from 'contract/wire/text.contract';
import { conflict } from '../../../app/httpError';
import { cancelUpcoming } from '../../../modules/meetings/cancelUpcoming';
import { upcomingQueries } from '../../../modules/meetings/upcoming.queries';
import { announceDeparture } from '../../../modules/mentors/announceDeparture';
import { STAFF } from '../../../modules/startup-access/actor';
import { act } from '../../act/act';
import { find, slug } from '../../act/find';
import { plural } from '../../act/plural';
import { mentorQueries } from '../mentors/mentors.queries';
import { startupQueries } from './startups.queries';

const startup = slug('slug or id of the startup');

const unpublish = act({
  name: 'startups.unpublish',
  about:
    'Hides a startup from all but its team, its mentors and staff. Its mentors and sessions stay.',
  scope: 'programme',
  effect: 'changes',
  fields: { startup },
  says: (_input, { name, sessions }) => [
    `${name} will be hidden from all but its team, its mentors and staff. ${sessions === 0 ? 'It has no upcoming sessions.' : `${plural(sessions, 'upcoming session stays', 'upcoming sessions stay')} booked.`}`,
    `${name} is hidden.`,
  ],
  async run({ db, clock }, flags) {
    const { id, slug, name } = await find(db).startup(flags.startup);
    await startupQueries(db).change(id, { published: false });
    const sessions = await upcomingQueries(db).count({ startupId: id }, clock.now());
    return { id, slug, name, published: false, sessions };
  },
});

const withdraw = act({
  name: 'startups.withdraw',
  about:
    'Takes a startup out of the programme: hides it, cancels its upcoming sessions and ends the assignments of its mentors. All of them are notified.',
  scope: 'programme',
  effect: 'irreversible',
  fields: {
    startup,
    message: paragraph('message', { max: 500 })
      .optional()
      .describe('shown to its founders and mentors')
      .meta({ maxLength: 500 }),
  },
  async finds({ db, clock }, flags) {
    const { id: startupId } = await find(db).startup(flags.startup);
    const meetings = await upcomingQueries(db).of({ startupId }, clock.now());
    return { meetings: meetings.map(({ id }) => id) };
  },
  says: (_input, { name, sessions, mentors }) => [
    `${name} will be hidden from all but its team and staff. ${plural(sessions, 'upcoming session')} will be cancelled, and ${plural(mentors, 'mentor')} will no longer mentor it. Its founders and mentors are notified.`,
    `${name} is withdrawn. ${plural(sessions, 'session was', 'sessions were')} cancelled, and ${plural(mentors, 'assignment')} ended.`,
  ],
  async run(deps, { startup: given, message: reason }) {
    const { db, clock } = deps;
    const { id, slug, name } = await find(db).startup(given);
    // First, because it prevents concurrent bookings of the startup.
    const cancelled = await cancelUpcoming(deps, { startupId: id }, { by: STAFF, reason });
    const mentorIds = await mentorQueries(db).unassignAll(id, clock.now());
    const { published } = await find(db).startup(given); // as it is since nobody else can withdraw it
    if (!published && cancelled.length === 0 && mentorIds.length === 0)
      throw conflict(`${name} is already hidden, and has neither sessions nor mentors.`);
    await announceDeparture(deps, { startup: { id, name }, mentorIds, reason });
    await startupQueries(db).change(id, { published: false });
    deps.touch(
      ...cancelled.map((one) => ({ kind: 'meeting' as const, id: one })),
      ...mentorIds.map((one) => ({ kind: 'user' as const, id: one })),
    );
    const counts = { sessions: cancelled.length, mentors: mentorIds.length };
    return { id, slug, name, published: false, ...counts };
  },
});

export const withdrawActs = [unpublish, withdraw];
