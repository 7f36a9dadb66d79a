import { DAY } from '../../app/clock';
import type { OccurrenceRow, ScheduleRow } from './meetings.queries';

/** What a mentor ends whole within this time of its booking was declined (rule 6.14). */
const DECLINE_WINDOW = 2 * DAY; // ms

/**
 * Whether a mentor who ends these meetings turns the whole booking down at once, before any took place.
 * What founders gave back themselves does not count; what the mentor ended earlier was cancelled, and
 * so is the rest.
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
