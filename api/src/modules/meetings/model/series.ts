import { addDays, fiveMonthsLater, instantOf, localAt, sameWeekday } from './localTime';
import { HOUR, type Meeting, type Mentor } from './meeting';

/** The starts of a new series; undefined when one falls into a skipped hour. */
export function startsOf({ zone }: Mentor, start: number, recurrence: string) {
  const { day, hour } = localAt(zone, start);
  const until = recurrence === 'none' ? day : fiveMonthsLater(day);
  const days = [day];
  for (let n = 1; recurrence !== 'none'; n += 1) {
    const next = recurrence === 'weekly' ? addDays(day, 7 * n) : sameWeekday(day, n);
    if (next > until) break;
    days.push(next);
  }
  return days.map((each) => instantOf(zone, each, hour));
}

/** The new time of a meeting when another one of its series moves it along. */
export function shifted(edited: Meeting, to: number, { original }: Meeting): number | undefined {
  const { zone } = edited.mentor;
  const [from, target, own] = [
    localAt(zone, edited.original),
    localAt(zone, to),
    localAt(zone, original),
  ];
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const days = (Date.parse(target.day) - Date.parse(from.day)) / (24 * HOUR);
  const day =
    edited.recurrence === 'monthly'
      ? sameWeekday(target.day, months(own.day) - months(from.day))
      : addDays(own.day, days);
  return instantOf(zone, day, target.hour);
}
