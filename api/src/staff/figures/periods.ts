import type { Season } from 'contract/wire/season.contract';
import { Temporal } from 'temporal-polyfill';
import { dayOf } from '../../modules/scheduling/localTime';

/** Dates `yyyy-MM-dd` in the programme's zone; `until` is excluded. */
export interface Period {
  from: string;
  until: string;
}

const RECENT_WEEKS = 26;
const MAX_WEEKS = 106;
/** Bounds a season that was entered with an impossible year. */
const EARLIEST_DAY = '2000-01-01';

/** The first day of the week after this one. */
export function nextMonday(zone: string, now: number): string {
  const today = dayOf(zone, now);
  return today.add({ days: 8 - today.dayOfWeek }).toString();
}

/** The last half year by week, up to a Monday. */
export const lastWeeks = (until: string): Period[] =>
  Array.from({ length: RECENT_WEEKS }, (_, at) => ({
    from: addDays(until, 7 * (at - RECENT_WEEKS)),
    until: addDays(until, 7 * (at - RECENT_WEEKS + 1)),
  }));

/** The months of a season, up to a Monday; undefined without dates, or before it begins. */
export function seasonPeriod({ begins, ends }: Season, until: string): Period | undefined {
  if (!begins || !ends) return undefined;
  const from = latest(`${begins}-01`, EARLIEST_DAY);
  const end = ends < until ? [firstDayAfter(ends), until].sort()[0]! : until;
  return from < end ? { from, until: end } : undefined;
}

/** Monday to Monday; the first and the last one are cut at the ends of the period. */
export function weeksOf({ from, until }: Period): Period[] {
  const weeks: Period[] = [];
  for (let day = from; day < until; ) {
    const end = [addDays(day, 8 - Temporal.PlainDate.from(day).dayOfWeek), until].sort()[0]!;
    weeks.push({ from: day, until: end });
    day = end;
  }
  return weeks.slice(-MAX_WEEKS);
}

/** The date `days` days later. */
export const addDays = (day: string, days: number) =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** @param month `yyyy-MM`; dates beyond year 9999 do not sort as text */
const firstDayAfter = (month: string) =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).toString();

const latest = (one: string, other: string) => (one > other ? one : other);
