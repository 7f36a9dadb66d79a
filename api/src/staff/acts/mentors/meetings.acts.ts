import { MeetingTime } from 'contract/wire/time.contract';
import { conflict, unprocessable } from '../../../app/httpError';
import { agendaQueries } from '../../../modules/agenda/agenda.queries';
import { cancelMeetings } from '../../../modules/meetings/cancelMeetings';
import { toWireTime } from '../../../modules/meetings/meeting.wire';
import {
  namedMeetings,
  requireUpcoming,
  type Which,
} from '../../../modules/meetings/namedMeetings';
import { moveToTime } from '../../../modules/proposals/moveToTime';
import { proposalsQueries } from '../../../modules/proposals/proposals.queries';
import { STAFF } from '../../../modules/startup-access/actor';
import { act, type Sentences, type StaffDeps, toggle } from '../../act/act';
import { find, mentorAddress } from '../../act/find';
import { plural } from '../../act/plural';
import {
  EXAMPLE_TIME,
  findMeeting,
  meetingId as id,
  message,
  scopeFlags,
  scopeOf,
} from './namedMeeting';

const MAX_DATE = new Date('2200-01-01T00:00:00Z');

const list = act({
  name: 'meetings.find',
  about: "Lists a mentor's upcoming sessions and the other times proposed for them.",
  scope: 'sessions',
  effect: 'reads',
  fields: { mentor: mentorAddress },
  async run({ db, clock }, { mentor }) {
    const now = clock.now();
    const { id: mentorId } = await find(db).mentor(mentor);
    const rows = await agendaQueries(db).within(mentorId, { start: now, end: MAX_DATE }, now);
    const proposals = await proposalsQueries(db).ofMentor(mentorId, now);
    return rows.map(({ occurrence, startup, recurrence }) => ({
      id: occurrence.id,
      startup: startup.slug,
      from: occurrence.startsAt,
      to: occurrence.endsAt,
      recurrence,
      offered: proposals.find(({ occurrenceId }) => occurrenceId === occurrence.id)?.times ?? [],
    }));
  },
});

const cancel = act({
  name: 'meetings.cancel',
  about: 'Cancels a session on behalf of its mentor or founders.',
  scope: 'sessions',
  effect: 'irreversible',
  inPlaceOf: 'mentor',
  fields: {
    id,
    ...scopeFlags,
    message: message.optional().describe('shown to the founders'),
    founders: toggle('on behalf of the founders, without a message'),
  },
  says: ({ id }, { startup, meetings }) => cancelledTexts(id, startup, meetings as number[]),
  async run(deps, { id, message: reason, founders, ...scope }) {
    if (founders === (reason !== undefined))
      throw unprocessable('Give --message, which is shown to the founders, or --founders.');
    const { startup } = await findMeeting(deps.db, id);
    const which = { startupId: startup.id, meetingId: id, scope: scopeOf(scope) };
    const meetings = await touchMeetings(deps, which);
    const what = await cancelMeetings(deps, which, { by: STAFF, reason });
    return { id, startup: startup.slug, became: what ?? 'was cancelled before', meetings };
  },
});

const decline = act({
  name: 'meetings.decline',
  about: 'Declines a new booking with all its sessions, on behalf of its mentor.',
  scope: 'sessions',
  effect: 'irreversible',
  inPlaceOf: 'mentor',
  fields: { id, message },
  says: ({ id }, { startup }) => [
    `Booking ${id} of ${startup} will be declined, and both sides are notified.`,
    `Booking ${id} of ${startup} is declined.`,
  ],
  async run(deps, { id, message: reason }) {
    const { startup } = await findMeeting(deps.db, id);
    const which = { startupId: startup.id, meetingId: id, scope: 'schedule' } as const;
    await touchMeetings(deps, which);
    const what = await cancelMeetings(deps, which, { by: STAFF, reason });
    if (what !== 'declined')
      throw conflict('This booking can no longer be declined. See: meetings cancel');
    return { id, startup: startup.slug, became: what };
  },
});

const move = act({
  name: 'meetings.move',
  about: 'Moves a session to another available time, on behalf of its founders.',
  scope: 'sessions',
  effect: 'irreversible',
  inPlaceOf: 'mentor',
  fields: {
    id,
    ...scopeFlags,
    to: MeetingTime.meta({
      description: 'new start',
      examples: [EXAMPLE_TIME],
      format: 'date-time',
    }),
  },
  says: ({ id }, { startup, moved, to }) => [
    `${moved === 1 ? `Session ${id}` : plural(moved, 'session')} of ${startup} will move, and both sides are notified.`,
    `Session ${id} of ${startup} is moved to ${to} UTC.`,
  ],
  async run(deps, { id, to: start, ...scope }) {
    const { db, clock } = deps;
    const { startup } = await findMeeting(db, id);
    const which = { startupId: startup.id, meetingId: id, scope: scopeOf(scope) };
    const found = await namedMeetings(db, which, clock.now());
    requireUpcoming(found.named, clock.now());
    touch(deps, found.moving);
    await moveToTime(deps, { which, found, start, by: STAFF });
    return { id, startup: startup.slug, moved: found.moving.length, to: toWireTime(start) };
  },
});

/** The meetings to cancel, added to the subjects of the act. @returns the ids */
async function touchMeetings(deps: StaffDeps, which: Which): Promise<number[]> {
  const { moving } = await namedMeetings(deps.db, which, deps.clock.now());
  touch(deps, moving);
  return moving.map(({ id }) => id);
}

const touch = (deps: StaffDeps, meetings: readonly { id: number }[]) =>
  deps.touch(...meetings.map(({ id }) => ({ kind: 'meeting' as const, id })));

function cancelledTexts(id: number, startup: unknown, meetings: number[]): Sentences {
  const one = `Session ${id} of ${startup}`;
  if (meetings.length === 0)
    return [`${one} is already cancelled. Nothing will change.`, `${one} was already cancelled.`];
  const all = plural(meetings.length, `session of ${startup}`, `sessions of ${startup}`);
  const which = meetings.length === 1 && meetings[0] === id ? one : all;
  const verb = meetings.length === 1 ? 'is' : 'are';
  return [
    `${which} will be cancelled, and both sides are notified.`,
    `${which} ${verb} cancelled.`,
  ];
}

export const meetingActs = [list, cancel, decline, move];
