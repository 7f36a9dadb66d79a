import type { MeetingScope } from 'contract/wire/meetings.contract';
import { conflict, notFound } from '../../app/httpError';
import type { Database } from '../../db/database';
import { meetingsQueries, type OccurrenceRow } from './meetings.queries';

/** The meetings a path names; of a series, those that have not begun. */
export interface Which {
  startupId: number;
  /** Id of an occurrence or a schedule (rule 5.15). */
  meetingId: number;
  scope: MeetingScope;
}

/**
 * The schedule a path names, and which of its meetings. Locks the schedule until the transaction ends, so concurrent
 * changes run one after another.
 * @throws 404
 */
export async function namedMeetings(
  tx: Database,
  { startupId, meetingId, scope }: Which,
  now: Date,
) {
  const meetings = meetingsQueries(tx);
  const schedule = await meetings.holdSchedule(startupId, meetingId);
  if (!schedule) throw notFound();
  const all = await meetings.ofSchedule(schedule.id);
  const upcoming = all.filter(({ startsAt, status }) => status === 'booked' && startsAt > now);
  const named = all.find(({ id }) => id === meetingId) ?? upcoming[0] ?? all.at(-1)!;
  return { meetings, schedule, all, upcoming, named, moving: movingOf(scope, named, upcoming) };
}

/** The upcoming meetings in scope. Original places decide which ones follow, because single ones may have moved. */
export function movingOf(
  scope: MeetingScope,
  named: OccurrenceRow,
  upcoming: OccurrenceRow[],
): OccurrenceRow[] {
  if (scope === 'schedule') return upcoming;
  if (scope === 'occurrence') return upcoming.filter(({ id }) => id === named.id);
  return upcoming.filter(({ originalStartsAt }) => originalStartsAt >= named.originalStartsAt);
}

/** @throws 409 for one that was cancelled or has begun */
export function requireUpcoming({ status, startsAt }: OccurrenceRow, now: Date): void {
  if (status === 'cancelled') throw conflict('This meeting was cancelled.');
  if (startsAt <= now) throw meetingHeld();
}

export const meetingHeld = () => conflict('This meeting has already taken place.');
