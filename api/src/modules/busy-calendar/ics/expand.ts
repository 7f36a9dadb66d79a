import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';

import { DAY } from '../../../app/clock';
import { overlaps, type Span } from '../../scheduling/localTime';
import { toLocal, toTime } from './clocks';
import { isMoment, type Moment } from './moments';
import type { CalendarEvent } from './readEvent';

type LocalTime = Temporal.PlainDateTime;

/** A calendar with too many dates to expand. */
export class TooManyDates extends Error {}

/** How many dates all rules may yield, including those before the window. */
export interface Budget {
  dates: number;
}

export const MAX_DATES_PER_CALENDAR = 100_000;
const MAX_DATES_PER_SERIES = 20_000;

/**
 * Returns the dates of an event within a window.
 * @param replaced dates that other events of the series override
 * @throws TooManyDates
 */
export function datesOf(
  event: CalendarEvent,
  { window, budget, replaced }: { window: Span; budget: Budget; replaced: Moment[] },
): Span[] {
  const { start, endOf, more, except } = event;
  const single = event.rules.length === 0 && more.length === 0;
  const isLeftOut = single ? () => false : leavesOut([...except, ...replaced]);
  const localTimes = new Map([[String(start.local), start.local]]);
  if (event.replaces === undefined) {
    for (const rule of event.rules) {
      for (const local of ruleDates(rule, event, { window, budget }))
        localTimes.set(String(local), local);
    }
  }
  const spans = [...localTimes.values()].map((local) => ({ local, at: start.clock.at(local) }));
  const extra = more.filter(isMoment).map(({ local, at, clock }) => ({
    at,
    local: clock === start.clock ? local : start.clock.shows(at),
  }));
  const dates = [...spans, ...extra]
    .filter(({ at, local }) => !isLeftOut(at, local, start.isDay))
    .map(({ at, local }) => ({ start: at, end: endOf(local) }));
  const periods = more.filter((one) => !isMoment(one)) as Span[];
  return [...dates, ...periods].filter((span) => span.end > span.start && overlaps(span, window));
}

/** Local times of the rule that may touch the window, with a margin for zone offsets. */
function* ruleDates(
  rule: ICAL.Recur,
  { start, endOf }: CalendarEvent,
  { window, budget }: { window: Span; budget: Budget },
): Generator<LocalTime> {
  const length = endOf(start.local) - start.at;
  const from = window.start - 2 * DAY - length;
  const first = toTime(closerTo(from, rule, start.local));
  first.isDate = start.isDay;
  if (rule.until) rule.until = untilInLocalTime(rule.until, start);
  const dates = rule.iterator(first);
  for (let count = 0; ; count += 1) {
    const next = dates.next();
    if (!next) return;
    budget.dates -= 1;
    if (budget.dates < 0 || count > MAX_DATES_PER_SERIES) throw new TooManyDates();
    const { year, month, day, hour, minute } = next;
    const about = Date.UTC(year, month - 1, day, hour, minute);
    if (about > window.end + DAY) return;
    if (about > from) yield toLocal(next);
  }
}

/** Moves the start of a long series close to the window, by a whole number of its steps. */
function closerTo(
  from: number,
  { freq, interval, count }: ICAL.Recur,
  local: LocalTime,
): LocalTime {
  const days = interval * (freq === 'WEEKLY' ? 7 : freq === 'DAILY' ? 1 : 0);
  if (days === 0 || count) return local;
  const steps = Math.floor((from - local.toZonedDateTime('UTC').epochMilliseconds) / (days * DAY));
  return steps > 0 ? local.add({ days: steps * days }) : local;
}

/** Converts UNTIL to local time: it may be an instant, a local time, or a day that is included. */
function untilInLocalTime(until: ICAL.Time, { clock, isDay }: Moment): ICAL.Time {
  const isInstant = until.zone === ICAL.Timezone.utcTimezone && !until.isDate;
  let local = toLocal(until);
  if (isInstant) local = clock.shows(local.toZonedDateTime('UTC').epochMilliseconds);
  if (until.isDate && !isDay) local = local.with({ hour: 23, minute: 59, second: 59 });
  const time = toTime(local);
  time.isDate = isDay;
  return time;
}

/** EXDATE names a date by its instant, or by its day (for whole days and in series that mix both). */
function leavesOut(moments: Moment[]) {
  const instants = new Set(moments.filter(({ isDay }) => !isDay).map(({ at }) => at));
  const days = new Set(moments.filter(({ isDay }) => isDay).map(dayOf));
  const anyDays = new Set(moments.map(dayOf));
  return (at: number, local: LocalTime, isDay: boolean) =>
    instants.has(at) || (isDay ? anyDays : days).has(dayOf({ local }));
}

const dayOf = ({ local }: Pick<Moment, 'local'>) => String(local.toPlainDate());
