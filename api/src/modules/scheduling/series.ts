import type { Recurrence } from 'contract/wire/meetings.contract';
import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;

/** After the first meeting (rule 5.12). */
const MAX_SERIES_MONTHS = 5;

/** The latest end that a series may request. */
export const lastDayAsked = (first: Day): Day => first.add({ months: MAX_SERIES_MONTHS });

/**
 * The actual last day of a series: five months after the first, or the end of the programme.
 * @param programmeEnd `yyyy-MM-dd`; undefined: no end
 */
export function endOfSeries(
  first: Day,
  recurrence: Recurrence,
  programmeEnd: string | undefined,
): { day: Day; withProgramme: boolean } {
  if (recurrence === 'none') return { day: first, withProgramme: false };
  const latest = lastDayAsked(first);
  if (programmeEnd === undefined) return { day: latest, withProgramme: false };
  const end = Temporal.PlainDate.from(programmeEnd);
  return Temporal.PlainDate.compare(end, latest) < 0
    ? { day: end, withProgramme: true }
    : { day: latest, withProgramme: false };
}

/** The occurrence of its weekday in the month: 1 to 4, or 5 for the last. */
export const weekOfMonth = (day: Day): number => Math.ceil(day.day / 7);

/**
 * The days of a series in the mentor's zone, the first included. Monthly means the same weekday of the month; a fifth
 * one means the last (rule 5.10). Each day is computed from the first, so nothing drifts.
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

/** The same occurrence of the weekday, `months` months after `first`. */
export function sameWeekday(first: Day, months: number): Day {
  const week = weekOfMonth(first);
  const start = first.with({ day: 1 }).add({ months });
  const toWeekday = (first.dayOfWeek - start.dayOfWeek + 7) % 7;
  const day = start.add({ days: toWeekday + (week - 1) * 7 });
  return week === 5 ? lastOne(start, toWeekday) : day;
}

function lastOne(monthStart: Day, toWeekday: number): Day {
  const fourth = monthStart.add({ days: toWeekday + 21 });
  const fifth = fourth.add({ days: 7 });
  return fifth.month === monthStart.month ? fifth : fourth;
}
