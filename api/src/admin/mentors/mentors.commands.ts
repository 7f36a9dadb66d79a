import { publicName } from 'contract/wire/text.contract';
import { cancelUpcoming } from '../../modules/meeting-news/cancelUpcoming';
import { STAFF } from '../../modules/meetings/actor';
import { mentorHoursQueries } from '../../modules/mentor-hours/mentorHours.queries';
import { command } from '../command/command';
import { email, find, slug } from '../command/find';
import { WORKING_HOURS } from './hours';
import { mentorQueries } from './mentors.queries';
import { timeZone } from './timeZone';

const mentor = email('address of the mentor');

const create = command({
  name: 'mentors create',
  about: 'Makes a member a mentor, with working hours Mon-Fri 09:00-12:00 and 13:00-17:00.',
  flags: {
    user: email('address of the member'),
    company: publicName('company', { min: 0, max: 100 })
      .default('')
      .describe('shown under the name'),
    zone: timeZone('IANA time zone of the hours').default('Europe/Belgrade'),
  },
  async run({ db, clock }, flags) {
    const { id: userId } = await find(db).user(flags.user);
    const { company, zone } = flags;
    const row = { userId, company, timeZone: zone, active: true, createdAt: clock.now() };
    const { id, isNew } = await mentorQueries(db).put(row);
    if (isNew) await mentorHoursQueries(db).setWeek(id, WORKING_HOURS);
    return { id, user: flags.user, company, zone, active: true };
  },
});

const retire = command({
  name: 'mentors retire',
  about: 'A mentor is no longer offered; assigned startups keep booked meetings.',
  flags: { mentor },
  async run({ db }, flags) {
    const { id } = await find(db).mentor(flags.mentor);
    await mentorQueries(db).retire(id);
    return { id, user: flags.mentor, active: false };
  },
});

const list = command({
  name: 'mentors find',
  about: 'Lists mentors and the startups they are assigned to.',
  flags: {},
  run: ({ db }) => mentorQueries(db).list(),
});

const assign = command({
  name: 'mentors assign',
  about: 'Assigns a mentor to a startup.',
  flags: { mentor, startup: slug('slug or id of the startup') },
  async run({ db, clock }, flags) {
    const { id: mentorId } = await find(db).mentor(flags.mentor);
    const startup = await find(db).startup(flags.startup);
    const pair = { mentorId, startupId: startup.id };
    const assigned = await mentorQueries(db).assign({ ...pair, createdAt: clock.now() });
    return { mentor: flags.mentor, startup: startup.slug, assigned };
  },
});

const unassign = command({
  name: 'mentors unassign',
  about: 'Ends an assignment and cancels its meetings ahead, with notice by mail.',
  flags: { mentor, startup: slug('slug or id of the startup') },
  async run(deps, flags) {
    const { db, clock } = deps;
    const { id: mentorId } = await find(db).mentor(flags.mentor);
    const startup = await find(db).startup(flags.startup);
    const pair = { mentorId, startupId: startup.id };
    const ended = await mentorQueries(db).unassign(mentorId, startup.id, clock.now());
    const cancelled = await cancelUpcoming(deps, { ...pair, by: STAFF });
    return { mentor: flags.mentor, startup: startup.slug, ended, cancelled };
  },
});

export const mentorCommands = [create, retire, list, assign, unassign];
