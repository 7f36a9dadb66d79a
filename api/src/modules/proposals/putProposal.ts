import type { MeetingScope } from 'contract/wire/meetings.contract';
import type { NotifyDeps } from '../../deps/deps';
import type { OccurrenceRow } from '../meetings/meetings.queries';
import type { Span } from '../scheduling/localTime';
import type { Actor } from '../startup-access/actor';
import { announceProposal } from './announceProposal';
import { proposalsQueries } from './proposals.queries';

interface NewTimes {
  named: OccurrenceRow;
  scope: MeetingScope;
  times: Span[];
  message: string;
  by: Actor;
}

/** Stores times that are free, in place of those proposed before, and notifies founders. Pass a transaction as `db`. */
export async function putProposal(deps: NotifyDeps, proposed: NewTimes): Promise<void> {
  const { db, clock } = deps;
  const { named, scope, times, message, by } = proposed;
  const proposal = await proposalsQueries(db).put({
    scheduleId: named.scheduleId,
    occurrenceId: named.id,
    startsAt: named.startsAt,
    scope,
    message,
    times: times.map(({ start }) => new Date(start).toISOString()),
    byStaff: by.side === 'staff',
    createdAt: clock.now(),
  });
  await announceProposal(deps, { proposal, named, times, by });
}
