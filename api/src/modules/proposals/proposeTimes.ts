import type { MeetingScope } from 'contract/wire/meetings.contract';
import type { NewProposal } from 'contract/wire/proposals.contract';
import type { z } from 'zod';
import type { NotifyDeps } from '../../deps/deps';
import type { AgendaRow } from '../agenda/agenda.queries';
import { namedMeetings, requireUpcoming } from '../meetings/namedMeetings';
import { slotTaken } from '../meetings/slotTaken';
import type { Actor } from '../startup-access/actor';
import { clashesAt, spansFrom } from './clashesAt';
import { putProposal } from './putProposal';

interface Proposed extends z.output<typeof NewProposal> {
  scope: MeetingScope;
  by: Actor;
}

/**
 * Proposes other times to founders for a meeting, or for it and the rest of its series. Pass a transaction as `db`.
 * @throws 409 when the meeting is over, or with the times that are taken
 */
export async function proposeTimes(
  deps: NotifyDeps,
  { occurrence, startup }: AgendaRow,
  { times: starts, message, scope, by }: Proposed,
): Promise<void> {
  const { db, clock } = deps;
  const which = { startupId: startup.id, meetingId: occurrence.id, scope };
  const { schedule, named, moving } = await namedMeetings(db, which, clock.now());
  requireUpcoming(named, clock.now());
  const times = await spansFrom(db, schedule, starts);
  const clashes: number[] = [];
  for (const to of times) {
    const isSame = to.start === named.startsAt.getTime();
    const inTheWay = await clashesAt(deps, { schedule, named, moving }, to);
    if (isSame || inTheWay.length > 0) clashes.push(to.start);
  }
  if (clashes.length > 0) throw slotTaken(clashes);
  await putProposal(deps, { named, scope, times, message, by });
}
