import type { Choice } from './choice';
import { dayText } from './dayText';
import { monthOf, type Seeking, thisMonth, useFreeDays } from './useFreeDays';

/**
 * The day and the month that are shown: what was chosen, else the first day with free times, in
 * whichever month it is.
 * @returns known: whether the day will stay; marks: the free days of the month
 */
export function useDayInView(seeking: Seeking, choice: Choice) {
  const soonest = useFreeDays(seeking, thisMonth());
  const first = soonest.data && (soonest.data.days[0] ?? soonest.data.next);
  const known = choice.day !== undefined || soonest.data !== undefined || soonest.isError;
  const day = choice.day ?? first?.date ?? dayText(new Date());
  const month = choice.month ?? monthOf(day);
  const marks = useFreeDays(seeking, month);
  return { day, known, month, marks };
}
