import type { Proposal } from 'contract/wire/proposals.contract';
import type { Deps } from '../../deps/deps';
import { toWireTime } from '../meetings/meeting.wire';
import { meetingsQueries } from '../meetings/meetings.queries';
import { movingOf } from '../meetings/namedMeetings';
import { clashesAt, spansFrom } from './clashesAt';
import type { ProposalRow } from './proposals.queries';

/** The times of an open proposal, and which of them are still available. */
export async function proposedTimes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { scheduleId, occurrenceId, scope, times }: ProposalRow,
): Promise<Proposal['times']> {
  const meetings = meetingsQueries(deps.db);
  const schedule = (await meetings.scheduleById(scheduleId))!;
  const all = await meetings.ofSchedule(scheduleId);
  const named = all.find(({ id }) => id === occurrenceId)!;
  const upcoming = all.filter(
    ({ status, startsAt }) => status === 'booked' && startsAt > deps.clock.now(),
  );
  const moving = movingOf(scope, named, upcoming);
  // The meeting was cancelled or began since the proposal was read, so the proposal has expired.
  const canMove = upcoming.includes(named);
  const spans = await spansFrom(
    deps.db,
    schedule,
    times.map((text) => new Date(text)),
  );
  return Promise.all(
    spans.map(async (to) => ({
      start_time: toWireTime(to.start),
      end_time: toWireTime(to.end),
      free: canMove && (await clashesAt(deps, { schedule, named, moving }, to)).length === 0,
    })),
  );
}
