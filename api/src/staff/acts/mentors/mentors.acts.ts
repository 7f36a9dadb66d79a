import { publicName } from 'contract/wire/text.contract';
import { cancelUpcoming } from '../../../modules/meetings/cancelUpcoming';
import { upcomingQueries } from '../../../modules/meetings/upcoming.queries';
import { announceAssignment } from '../../../modules/mentors/announceAssignment';
import { withdrawProposals } from '../../../modules/proposals/withdrawProposals';
import { STAFF } from '../../../modules/startup-access/actor';
import { act } from '../../act/act';
import { find, member, mentorAddress as mentor, slug } from '../../act/find';
import { plural } from '../../act/plural';
import { isVerified, unverifiedText } from '../../act/unverified';
import { assignMentor } from './assignMentor';
import { makeMentor } from './makeMentor';
import { mentorQueries } from './mentors.queries';
import { notifyRetired } from './notifyRetired';
import { sessionsStayText } from './sessionsStayText';
import { timeZone } from './timeZone';

const create = act({
  name: 'mentors.create',
  about: 'Makes a member a mentor, with working hours Mon-Fri 09:00-12:00 and 13:00-17:00.',
  scope: 'programme',
  effect: 'changes',
  fields: {
    user: member('email address of the member'),
    company: publicName('company', { min: 0, max: 100 })
      .optional()
      .describe('shown under the name; unchanged when left out'),
    zone: timeZone(
      'IANA time zone of the hours; a new mentor gets that of the programme by default',
    ).optional(),
  },
  says({ user }, { zone, told, proven }) {
    const clocks = told ? ` with hours in the time zone ${zone}` : '';
    return [
      `${user} will be a mentor${clocks}${told ? ', and is notified' : ''}.${unverifiedText(user, proven)}`,
      `${user} is a mentor${clocks}.${unverifiedText(user, proven)}`,
    ];
  },
  async run(deps, flags) {
    const { user } = flags;
    const account = await find(deps.db).user(user);
    const { id, company, zone, told } = await makeMentor(deps, account.id, flags);
    if (told) deps.inPlaceOf(account.id);
    return { id, user, company, zone, active: true, told, proven: isVerified(account) };
  },
});

const retire = act({
  name: 'mentors.retire',
  about:
    'Retires a mentor: no new sessions can be booked with them. Booked sessions stay. The mentor is notified.',
  scope: 'programme',
  effect: 'changes',
  fields: { mentor },
  says({ mentor }, { sessions, offers, told }) {
    if (!told)
      return [
        `${mentor} is retired already. Nothing will change.`,
        `${mentor} was retired already.`,
      ];
    const lost =
      offers === 0
        ? ''
        : ` Other times are no longer proposed for ${plural(offers, 'session')}, and both sides are notified.`;
    return [
      `${mentor} will no longer be available for new sessions, and is notified. ${sessionsStayText(sessions) || 'No session is booked.'}${lost}`,
      `${mentor} is no longer available for new sessions.`,
    ];
  },
  async run(deps, flags) {
    const { db, clock } = deps;
    const { id, userId, active } = await find(db).mentor(flags.mentor);
    const offers = await withdrawProposals(deps, id, STAFF); // founders could not choose these times any more
    await mentorQueries(db).retire(id);
    const sessions = await upcomingQueries(db).count({ mentorId: id }, clock.now());
    if (active) await notifyRetired(deps, userId, sessions);
    return { id, user: flags.mentor, active: false, sessions, offers, told: active };
  },
});

const list = act({
  name: 'mentors.find',
  about: 'Lists mentors and the startups they are assigned to.',
  scope: 'programme',
  effect: 'reads',
  fields: {},
  run: ({ db }) => mentorQueries(db).list(),
});

const assign = act({
  name: 'mentors.assign',
  about: 'Assigns a mentor to a startup.',
  scope: 'programme',
  effect: 'changes',
  fields: { mentor, startup: slug('slug or id of the startup') },
  says: ({ mentor }, { startup, assigned }) =>
    assigned
      ? [
          `${mentor} will mentor ${startup}, and both sides are notified.`,
          `${mentor} mentors ${startup}.`,
        ]
      : [
          `${mentor} mentors ${startup} already. Nothing will change.`,
          `${mentor} mentored ${startup} already.`,
        ],
  async run(deps, flags) {
    const { startup, id } = await assignMentor(deps, flags);
    return { mentor: flags.mentor, startup: startup.slug, assigned: id !== undefined };
  },
});

const unassign = act({
  name: 'mentors.unassign',
  about: 'Ends an assignment and cancels its upcoming sessions. Both sides are notified by email.',
  scope: 'programme',
  effect: 'irreversible',
  fields: { mentor, startup: slug('slug or id of the startup') },
  says({ mentor }, { startup, ended, cancelled }) {
    if (cancelled !== 0)
      return [
        `${mentor} will no longer mentor ${startup}. ${plural(cancelled, 'session')} will be cancelled, and both sides are notified.`,
        `${mentor} no longer mentors ${startup}. ${plural(cancelled, 'session was', 'sessions were')} cancelled.`,
      ];
    return ended
      ? [
          `${mentor} will no longer mentor ${startup}. No session is booked. Both sides are notified.`,
          `${mentor} no longer mentors ${startup}.`,
        ]
      : [
          `${mentor} does not mentor ${startup}. Nothing will change.`,
          `${mentor} did not mentor ${startup}.`,
        ];
  },
  async run(deps, flags) {
    const { db, clock } = deps;
    const { id: mentorId, userId: mentorUserId } = await find(db).mentor(flags.mentor);
    const startup = await find(db).startup(flags.startup);
    const pair = { mentorId, startupId: startup.id };
    // First, because it prevents concurrent bookings of the mentor.
    const cancelled = await cancelUpcoming(deps, pair, { by: STAFF });
    deps.touch(...cancelled.map((id) => ({ kind: 'meeting' as const, id })));
    const ended = await mentorQueries(db).unassign(mentorId, startup.id, clock.now());
    if (ended) await announceAssignment(deps, { mentorUserId, startup }, 'ends');
    return { mentor: flags.mentor, startup: startup.slug, ended, cancelled: cancelled.length };
  },
});

export const mentorActs = [create, retire, list, assign, unassign];
