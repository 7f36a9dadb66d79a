import { now } from 'shared-ui';

import type { Choice } from './choice';
import { dayText } from './dayText';
import { monthOf, type Seeking, thisMonth, useFreeDays } from './useFreeDays';

/**
 * The day and the month that are shown: what was chosen, else that of the meeting that would move, else (for a new
 * one, or where that day cannot be booked yet) the first day with free times, in whichever month it is.
 * @param own the day of the meeting that would move, 'yyyy-MM-dd'
 * @returns known: whether the day will stay; marks: the free days of the month
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
