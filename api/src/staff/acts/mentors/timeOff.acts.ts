import { isInReach } from 'contract/wire/time.contract';
import { z } from 'zod';
import { unprocessable } from '../../../app/httpError';
import { agendaQueries } from '../../../modules/agenda/agenda.queries';
import { notifyTimeOff } from '../../../modules/mentor-hours/notifyTimeOff';
import { takeTimeOff } from '../../../modules/mentor-hours/takeTimeOff';
import { timeOffQueries } from '../../../modules/mentor-hours/timeOff.queries';
import { STAFF } from '../../../modules/startup-access/actor';
import { act } from '../../act/act';
import { find, mentorAddress as mentor, numbered } from '../../act/find';
import { plural } from '../../act/plural';
import { message } from './namedMeeting';

type Outcome = 'stay' | 'cancel' | 'propose';

const instant = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-07-01T00:00:00Z or …+02:00' })
  .transform((text) => new Date(text))
  .refine(isInReach, 'must be in a year from 1900 to 2200');

const add = act({
  name: 'time-off.add',
  about:
    'Adds time off for a mentor: nothing can be booked then. Lists the sessions booked in that time.',
  scope: 'sessions',
  effect: 'irreversible',
  inPlaceOf: 'mentor',
  fields: {
    mentor,
    from: instant.meta({ description: 'start', examples: ['2026-07-01T00:00:00+02:00'] }),
    to: instant.describe('end; available again from then on'),
    reason: z.string().trim().max(200).optional().describe('for staff only'),
    meetings: z
      .enum(['stay', 'cancel', 'propose'], { error: 'must be stay, cancel or propose' })
      .default('stay')
      .describe(
        'what happens to the sessions booked then; propose proposes other times to the founders',
      ),
    message: message.optional().describe('shown to the founders'),
  },
  async finds({ db, clock }, { mentor, from: start, to: end }) {
    const { id } = await find(db).mentor(mentor);
    const hit = await agendaQueries(db).within(id, { start, end }, clock.now());
    return { meetings: hit.map(({ occurrence }) => occurrence.id) };
  },
  says({ mentor, meetings: what }, { meetings, left }) {
    const [ahead, done] = outcomeTexts(what, (meetings as number[]).length, left as number);
    return [
      `Time off will be added for ${mentor}, who is notified. ${ahead}`,
      `Time off is added for ${mentor}. ${done}`,
    ];
  },
  async run(deps, { mentor, from, to, reason, meetings: act, message }) {
    if (from >= to) throw unprocessable('--to must be after --from.');
    const { id: mentorId } = await find(deps.db).mentor(mentor);
    const ids = deps.found.meetings as number[];
    if (act !== 'stay' && !message)
      throw unprocessable('Give --message: it is shown to the founders.');
    const form = { start_time: from, end_time: to, reason, listed: ids };
    const meetings =
      act === 'stay' || ids.length === 0 ? undefined : { act, ids, message: message! };
    const { id, left } = await takeTimeOff(deps, mentorId, { ...form, meetings }, STAFF);
    if (meetings) deps.touch(...ids.map((id) => ({ kind: 'meeting' as const, id })));
    return { id, mentor, from, to, meetings: ids, left: left ?? ids.length };
  },
});

/** @param left the number of sessions without a free time to offer (rule 6.17) */
function outcomeTexts(what: Outcome, count: number, left: number): readonly [string, string] {
  const both = (text: string) => [text, text] as const;
  if (count === 0) return both('No session is booked then.');
  if (what === 'stay') return both(plural(count, 'booked session stays.', 'booked sessions stay.'));
  if (what === 'cancel')
    return [
      `${plural(count, 'session')} will be cancelled, and their founders are notified.`,
      `${plural(count, 'session was', 'sessions were')} cancelled, and their founders are notified.`,
    ];
  const stay = left === 1 ? 'it stays' : 'they stay';
  const stays = `No other time is free for ${plural(left, 'session')}, so ${stay}.`;
  if (left === count) return both(stays);
  const offered = (verb: string) =>
    [`Other times ${verb} proposed for ${plural(count - left, 'session')}.`, left > 0 && stays]
      .filter(Boolean)
      .join(' ');
  return [offered('will be'), offered('are')];
}

const remove = act({
  name: 'time-off.remove',
  about: 'Deletes time off of a mentor.',
  scope: 'sessions',
  effect: 'changes',
  inPlaceOf: 'mentor',
  fields: { id: numbered('number of the time off', 'time-off') },
  says: ({ id }, { removed }) =>
    removed
      ? [
          `Time off ${id} will be deleted, and the mentor is notified.`,
          `Time off ${id} is deleted.`,
        ]
      : [`There is no time off ${id}: nothing will change.`, `There was no time off ${id}.`],
  async run(deps, { id }) {
    const removed = await timeOffQueries(deps.db).remove(id);
    if (removed) await notifyTimeOff(deps, STAFF, removed, 'removed');
    return { id, removed: removed !== undefined };
  },
});

const list = act({
  name: 'time-off.find',
  about: 'Lists when a mentor is away.',
  scope: 'sessions',
  effect: 'reads',
  fields: { mentor },
  run: async ({ db }, flags) => timeOffQueries(db).of((await find(db).mentor(flags.mentor)).id),
});

export const timeOffActs = [add, remove, list];
