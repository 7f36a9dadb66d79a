import { paragraph } from 'contract/wire/text.contract';
import { MeetingTime } from 'contract/wire/time.contract';
import { z } from 'zod';
import { HttpError } from '../../app/httpError';
import { agendaQueries } from '../../modules/agenda/agenda.queries';
import { STAFF } from '../../modules/meetings/actor';
import { cancelMeetings } from '../../modules/meetings/cancelMeetings';
import { toWireTime } from '../../modules/meetings/meeting.wire';
import { namedMeetings, requireUpcoming } from '../../modules/meetings/namedMeetings';
import { moveToTime } from '../../modules/proposals/moveToTime';
import { proposalsQueries } from '../../modules/proposals/proposals.queries';
import { proposeTimes } from '../../modules/proposals/proposeTimes';
import { withdrawProposal } from '../../modules/proposals/withdrawProposal';
import { command, toggle } from '../command/command';
import { email, find } from '../command/find';
import { findMeeting, meetingId as id, scopeFlags, scopeOf } from './namedMeeting';

/** No meeting lies further ahead. */
const FAR = new Date('2200-01-01T00:00:00Z');

const line = paragraph('message', { max: 500 });
const message = line.describe('what the founders read');
const time = 'in UTC, e.g. "2026-07-01 09:00:00"';
const times = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(MeetingTime).min(1).max(3, 'up to three times'))
  .describe(`up to three, with commas, ${time}`);

const list = command({
  name: 'meetings find',
  about:
    'Lists the booked meetings of a mentor that have not begun, and the times offered for them.',
  flags: { mentor: email('address of the mentor') },
  async run({ db, clock }, { mentor }) {
    const now = clock.now();
    const { id: mentorId } = await find(db).mentor(mentor);
    const rows = await agendaQueries(db).within(mentorId, { start: now, end: FAR }, now);
    const offers = await proposalsQueries(db).ofMentor(mentorId, now);
    return rows.map(({ occurrence, startup, recurrence }) => ({
      id: occurrence.id,
      startup: startup.slug,
      from: occurrence.startsAt,
      to: occurrence.endsAt,
      recurrence,
      offered: offers.find(({ occurrenceId }) => occurrenceId === occurrence.id)?.times ?? [],
    }));
  },
});

const cancel = command({
  name: 'meetings cancel',
  about: 'Cancels a meeting in the place of its mentor, or of its founders.',
  flags: {
    ...{ id, ...scopeFlags },
    message: line.optional().describe('what the founders read'),
    founders: toggle('in the place of the founders, who give no message'),
  },
  async run(deps, { id, message: reason, founders, ...scope }) {
    if (founders === (reason !== undefined))
      throw new HttpError(422, 'Give --message, which the founders read, or --founders.');
    const { startup } = await findMeeting(deps.db, id);
    const which = { startupId: startup.id, meetingId: id, scope: scopeOf(scope) };
    const what = await cancelMeetings(deps, which, { by: STAFF, reason });
    return { id, startup: startup.slug, became: what ?? 'was cancelled before' };
  },
});

const decline = command({
  name: 'meetings decline',
  about: 'Turns a new booking down as a whole, in the place of its mentor.',
  flags: { id, message },
  async run(deps, { id, message: reason }) {
    const { startup } = await findMeeting(deps.db, id);
    const which = { startupId: startup.id, meetingId: id, scope: 'schedule' } as const;
    const what = await cancelMeetings(deps, which, { by: STAFF, reason });
    if (what !== 'declined')
      throw new HttpError(409, 'This booking can no longer be declined. See: meetings cancel');
    return { id, startup: startup.slug, became: what };
  },
});

const move = command({
  name: 'meetings move',
  about: 'Moves a meeting to a time on offer, in the place of its founders.',
  flags: { id, ...scopeFlags, to: MeetingTime.describe(time) },
  async run(deps, { id, to: start, ...scope }) {
    const { db, clock } = deps;
    const { startup } = await findMeeting(db, id);
    const which = { startupId: startup.id, meetingId: id, scope: scopeOf(scope) };
    const found = await namedMeetings(db, which, clock.now());
    requireUpcoming(found.named, clock.now());
    await moveToTime(deps, { which, found, start, by: STAFF });
    return { id, startup: startup.slug, moved: found.moving.length, to: toWireTime(start) };
  },
});

const propose = command({
  name: 'meetings propose',
  about: 'Offers the founders other times for a meeting, in the place of its mentor.',
  flags: { id, ...scopeFlags, times, message },
  async run(deps, { id, times, message, ...scope }) {
    const row = await findMeeting(deps.db, id);
    await proposeTimes(deps, row, { times, message, scope: scopeOf(scope), by: STAFF });
    return { id, startup: row.startup.slug, proposed: times };
  },
});

const withdraw = command({
  name: 'meetings withdraw',
  about: 'Takes back the other times offered for a meeting, in the place of its mentor.',
  flags: { id },
  async run(deps, { id }) {
    const row = await findMeeting(deps.db, id);
    await withdrawProposal(deps, row, { by: STAFF });
    return { id, startup: row.startup.slug, withdrawn: true };
  },
});

export const meetingCommands = [list, cancel, decline, move, propose, withdraw];
