import { DAY } from '../../app/clock';
import type { OccurrenceRow, ScheduleRow } from './meetings.queries';

/** What a mentor ends whole within this time of its booking was declined (rule 6.14). */
const DECLINE_WINDOW = 2 * DAY; // ms

/** Whether a mentor who ends these meetings turns the whole booking down, before any took place. */
export function isDecline(
  { createdAt }: Pick<ScheduleRow, 'createdAt'>,
  all: Pick<OccurrenceRow, 'id' | 'status' | 'startsAt'>[],
  ended: Pick<OccurrenceRow, 'id'>[],
  now: Date,
): boolean {
  const isFresh = now.getTime() - createdAt.getTime() < DECLINE_WINDOW;
  const ids = new Set(ended.map(({ id }) => id));
  const isWhole = all.every(({ id, status }) => status === 'cancelled' || ids.has(id));
  return isFresh && isWhole && all.every(({ startsAt }) => startsAt > now);
}
