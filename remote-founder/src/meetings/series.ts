import type { Recurrence } from 'api/contract/meetings.contract';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';

/** A series ends this long after its first meeting (rule 5.12). */
const MONTHS = 5;
const DAY = 24 * 60 * 60 * 1000; // ms

/**
 * When the meetings of a series take place, the first included. The wall clock in `zone`, the
 * mentor's, stays the same all along (rule 5.11).
 * @param zone IANA name
 */
export function seriesDates(start: Date, recurrence: Recurrence, zone: string): Date[] {
  if (recurrence === 'none') return [start];
  const clock = formatInTimeZone(start, zone, 'HH:mm:ss');
  const first = new Date(`${formatInTimeZone(start, zone, 'yyyy-MM-dd')}T00:00:00Z`);
  const days = recurrence === 'weekly' ? everyWeek(first) : sameWeekdayOfMonths(first);

  return days.map((day) => fromZonedTime(`${day.toISOString().slice(0, 10)}T${clock}`, zone));
}

/** The last moment a series may reach: 5 months after its first meeting. */
export function seriesEnd(start: Date): Date {
  return new Date(monthsLater(start, MONTHS) + (start.getTime() % DAY));
}

/** How a monthly series repeats, e.g. `third Thursday`; a fifth one means the last of each month. */
export function monthlyRule(start: Date, zone: string): string {
  const turn = Math.ceil(Number(formatInTimeZone(start, zone, 'd')) / 7);
  const name = ['first', 'second', 'third', 'fourth', 'last'][turn - 1];
  return `${name} ${formatInTimeZone(start, zone, 'EEEE')}`;
}

/* Days below are midnights UTC that only stand for a calendar day, so no clock change disturbs them. */

function everyWeek(first: Date): Date[] {
  const end = monthsLater(first, MONTHS);
  const days: Date[] = [];
  for (let time = first.getTime(); time <= end; time += 7 * DAY) days.push(new Date(time));
  return days;
}

function sameWeekdayOfMonths(first: Date): Date[] {
  const turn = Math.ceil(first.getUTCDate() / 7);
  const end = monthsLater(first, MONTHS);
  return Array.from({ length: MONTHS + 1 }, (_, later) =>
    weekdayOfMonth(first, later, turn),
  ).filter((day) => day.getTime() <= end);
}

/** The `turn`-th same weekday as `first`, `later` months after it; a fifth one is the last. */
function weekdayOfMonth(first: Date, later: number, turn: number): Date {
  const monthStart = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + later, 1));
  const toWeekday = (first.getUTCDay() - monthStart.getUTCDay() + 7) % 7;
  const day = (weeks: number) => new Date(monthStart.getTime() + (toWeekday + weeks * 7) * DAY);
  const wanted = day(turn - 1);
  return wanted.getUTCMonth() === monthStart.getUTCMonth() ? wanted : day(turn - 2);
}

function monthsLater(first: Date, months: number): number {
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 0));
  return Date.UTC(
    first.getUTCFullYear(),
    first.getUTCMonth() + months,
    Math.min(first.getUTCDate(), lastDay.getUTCDate()),
  );
}
