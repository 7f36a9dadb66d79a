import { MeetingTime } from 'contract/wire/time.contract';
import { z } from 'zod';
import { proposeTimes } from '../../../modules/proposals/proposeTimes';
import { withdrawProposal } from '../../../modules/proposals/withdrawProposal';
import { STAFF } from '../../../modules/startup-access/actor';
import { act } from '../../act/act';
import {
  EXAMPLE_TIME,
  findMeeting,
  meetingId as id,
  message,
  scopeFlags,
  scopeOf,
} from './namedMeeting';

const times = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(MeetingTime).min(1).max(3, 'up to three times'))
  .describe(`up to three, separated by commas, in UTC, e.g. ${EXAMPLE_TIME}`);

const propose = act({
  name: 'meetings.propose',
  about: 'Proposes other times to the founders for a session, on behalf of its mentor.',
  scope: 'sessions',
  effect: 'changes',
  inPlaceOf: 'mentor',
  fields: { id, ...scopeFlags, times, message },
  says: ({ id }, { startup }) => [
    `Other times will be proposed to ${startup} for session ${id}, and both sides are notified.`,
    `Other times are proposed to ${startup} for session ${id}.`,
  ],
  async run(deps, { id, times, message, ...scope }) {
    const row = await findMeeting(deps.db, id);
    await proposeTimes(deps, row, { times, message, scope: scopeOf(scope), by: STAFF });
    return { id, startup: row.startup.slug, proposed: times };
  },
});

const withdraw = act({
  name: 'meetings.withdraw',
  about: 'Withdraws the other times proposed for a session, on behalf of its mentor.',
  scope: 'sessions',
  effect: 'changes',
  inPlaceOf: 'mentor',
  fields: { id },
  says: ({ id }, { startup }) => [
    `The times proposed to ${startup} for session ${id} will be withdrawn.`,
    `The times proposed to ${startup} for session ${id} are withdrawn.`,
  ],
  async run(deps, { id }) {
    const row = await findMeeting(deps.db, id);
    await withdrawProposal(deps, row, { by: STAFF });
    return { id, startup: row.startup.slug, withdrawn: true };
  },
});

export const proposalActs = [propose, withdraw];
