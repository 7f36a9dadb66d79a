import { DAY } from '../../app/clock';
import type { OccurrenceRow, ScheduleRow } from './meetings.queries';

/** A booking that its mentor cancels as a whole within this time counts as declined (rule 6.14). */
const DECLINE_WINDOW = 2 * DAY; // ms

/**
 * Whether a mentor's cancellation declines the whole booking, before any meeting took place. Meetings that founders
 * cancelled before are ignored; if the mentor cancelled some before, the rest is cancelled as well.
 */
export function isDecline(
  { createdAt }: Pick<ScheduleRow, 'createdAt'>,
  all: Pick<OccurrenceRow, 'id' | 'startsAt' | 'status' | 'cancelReason'>[],
  ended: Pick<OccurrenceRow, 'id'>[],
  now: Date,
): boolean {
  const isFresh = now.getTime() - createdAt.getTime() < DECLINE_WINDOW;
  const ids = new Set(ended.map(({ id }) => id));
  const isWhole = all.every(
    ({ id, status, cancelReason }) =>
      ids.has(id) || (status === 'cancelled' && cancelReason === null),
  );
  return isFresh && isWhole && all.every(({ startsAt }) => startsAt > now);
}
