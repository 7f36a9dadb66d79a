import { z } from 'zod';

import { isInReach } from '../../../contract/time.contract';
import { Refusal } from '../../app/refusal';
import { timeOffQueries } from '../../modules/mentor-hours/timeOff.queries';
import { command } from '../command/command';
import { email, find } from '../command/find';

const mentor = email('address of the mentor');
const instant = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-07-01T00:00:00Z or …+02:00' })
  .transform((text) => new Date(text))
  .refine(isInReach, 'must be a time that somebody lives to see');

const add = command({
  name: 'time-off add',
  about: 'A mentor is away: nothing is offered. Booked meetings stay.',
  flags: {
    mentor,
    from: instant.describe('first moment, e.g. 2026-07-01T00:00:00+02:00'),
    to: instant.describe('end, not included'),
    reason: z.string().trim().max(200).optional().describe('for staff only'),
  },
  async run({ db }, { mentor, from, to, reason }) {
    if (from >= to) throw new Refusal(422, '--to must be after --from.');
    const { id: mentorId } = await find(db).mentor(mentor);
    const row = { mentorId, startsAt: from, endsAt: to, reason: reason ?? null };
    return { id: await timeOffQueries(db).insert(row), mentor, from, to };
  },
});

const remove = command({
  name: 'time-off remove',
  about: 'Deletes a time off.',
  flags: { id: z.coerce.number().int().positive().describe('from time-off find') },
  run: async ({ db }, { id }) => ({ id, removed: await timeOffQueries(db).remove(id) }),
});

const list = command({
  name: 'time-off find',
  about: 'Lists when a mentor is away.',
  flags: { mentor },
  run: async ({ db }, flags) => timeOffQueries(db).of((await find(db).mentor(flags.mentor)).id),
});

export const timeOffCommands = [add, remove, list];
