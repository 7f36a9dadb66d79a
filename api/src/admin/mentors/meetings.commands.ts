import { z } from 'zod';

import type { MeetingScope } from '../../../contract/meetings.contract';
import { paragraph } from '../../../contract/text.contract';
import { MeetingTime } from '../../../contract/time.contract';
import { HttpError } from '../../app/httpError';
import type { Database } from '../../db/database';
import { agendaQueries } from '../../modules/agenda/agenda.queries';
import { cancelMeetings } from '../../modules/meetings/cancelMeetings';
import { proposeTimes } from '../../modules/proposals/proposeTimes';
import { command, toggle } from '../command/command';
import { email, find } from '../command/find';

/** No meeting lies further ahead. */
const FAR = new Date('2200-01-01T00:00:00Z');

const id = z.coerce.number().int().positive().describe('from meetings find');
const series = toggle('all of its series that have not begun');
const message = paragraph('message', { max: 500 }).describe('what the founders read');
const times = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(MeetingTime).min(1).max(3, 'up to three times'))
  .describe('up to three, in UTC, e.g. "2026-07-01 09:00:00,2026-07-02 09:00:00"');

const list = command({
  name: 'meetings find',
  about: 'Lists the booked meetings of a mentor that have not begun.',
  flags: { mentor: email('address of the mentor') },
  async run({ db, clock }, { mentor }) {
    const now = clock.now();
    const { id: mentorId } = await find(db).mentor(mentor);
    const rows = await agendaQueries(db).within(mentorId, { start: now, end: FAR }, now);
    return rows.map(({ occurrence, startup, recurrence }) => ({
      id: occurrence.id,
      startup: startup.slug,
      from: occurrence.startsAt,
      to: occurrence.endsAt,
      recurrence,
    }));
  },
});

const cancel = command({
  name: 'meetings cancel',
  about: 'Cancels a meeting in the place of its mentor.',
  flags: { id, series, message },
  async run(parts, { id, series, message: reason }) {
    const { startup } = await requireMeeting(parts.db, id);
    const which = { startupId: startup.id, meetingId: id, scope: scopeOf(series) };
    await cancelMeetings(parts, which, { by: null, reason });
    return { id, startup: startup.slug, cancelled: true };
  },
});

const propose = command({
  name: 'meetings propose',
  about: 'Offers the founders other times for a meeting, in the place of its mentor.',
  flags: { id, series, times, message },
  async run(parts, { id, series, times, message }) {
    const row = await requireMeeting(parts.db, id);
    await proposeTimes(parts, row, { times, message, scope: scopeOf(series), by: null });
    return { id, startup: row.startup.slug, proposed: times };
  },
});

const scopeOf = (series: boolean): MeetingScope => (series ? 'schedule' : 'occurrence');

async function requireMeeting(db: Database, id: number) {
  const row = await agendaQueries(db).byId(id);
  if (!row)
    throw new HttpError(404, `There is no meeting ${id}. See: npm run admin -- meetings find`);
  return row;
}

export const meetingCommands = [list, cancel, propose];
