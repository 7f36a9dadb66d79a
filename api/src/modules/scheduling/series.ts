import type { Temporal } from 'temporal-polyfill';

import type { Recurrence } from '../../../contract/meetings.contract';

type Day = Temporal.PlainDate;

/** A series ends this long after its first meeting (rule 5.12). */
const MONTHS = 5;

/** The last day a series that starts on `first` may reach. */
export const lastDay = (first: Day): Day => first.add({ months: MONTHS });

/**
 * The days of a series in the mentor's zone, the first included. Monthly means the same weekday of
 * the month; a fifth one means the last (rule 5.10). Days are counted from the first, so that
 * nothing drifts.
 * @param until last possible day, included
 */
export function seriesDays(first: Day, recurrence: Recurrence, until: Day): Day[] {
  if (recurrence === 'none') return [first];
  const days: Day[] = [];
  for (let n = 0; ; n += 1) {
    const day = recurrence === 'weekly' ? first.add({ weeks: n }) : sameWeekday(first, n);
    if (day.until(until).sign < 0) return days;
    days.push(day);
  }
}

/** The day in the `months`-th month after `first` that is as far into it, counted in weekdays. */
export function sameWeekday(first: Day, months: number): Day {
  const weekOfMonth = Math.ceil(first.day / 7);
  const start = first.with({ day: 1 }).add({ months });
  const toWeekday = (first.dayOfWeek - start.dayOfWeek + 7) % 7;
  const day = start.add({ days: toWeekday + (weekOfMonth - 1) * 7 });
  return weekOfMonth === 5 ? lastOne(start, toWeekday) : day;
}

function lastOne(monthStart: Day, toWeekday: number): Day {
  const fourth = monthStart.add({ days: toWeekday + 21 });
  const fifth = fourth.add({ days: 7 });
  return fifth.month === monthStart.month ? fifth : fourth;
}
