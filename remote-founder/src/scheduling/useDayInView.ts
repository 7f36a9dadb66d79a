import { now } from 'shared-ui';

import type { Choice } from './choice';
import { dayText } from './dayText';
import { monthOf, type Seeking, thisMonth, useFreeDays } from './useFreeDays';

/**
 * The shown day and month: the selected ones, else those of the meeting to move, else the first day with free times in
 * any month (for a new meeting, or when the meeting's day cannot be booked yet).
 * @param own the day of the meeting to move, 'yyyy-MM-dd'
 * @returns known: whether the day is final; marks: the free days of the month
 */
export function useDayInView(seeking: Seeking, choice: Choice, own: string | undefined) {
  const soonest = useFreeDays(seeking, thisMonth());
  const first = soonest.data && (soonest.data.days[0] ?? soonest.data.next);
  const known = choice.day !== undefined || soonest.data !== undefined || soonest.isError;
  const last = soonest.data?.bookable_until;
  const kept = own !== undefined && last !== undefined && own > last ? undefined : own;
  const day = choice.day ?? kept ?? first?.date ?? dayText(new Date(now()));
  const month = choice.month ?? monthOf(day);
  const marks = useFreeDays(seeking, month);
  return { day, known, month, marks };
}
