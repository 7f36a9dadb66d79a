import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';

import { DAY } from '../../../app/clock';
import { overlaps, type Span } from '../../scheduling/wallClock';
import { toTime, toWall } from './clocks';
import { isMoment, type Moment } from './moments';
import type { CalendarEvent } from './readEvent';

type Wall = Temporal.PlainDateTime;

/** A calendar that repeats more often than anybody's does. */
export class TooManyDates extends Error {}

/** How many dates of all rules are looked at, those before the window included. */
export interface Budget {
  dates: number;
}

export const DATES_OF_A_CALENDAR = 100_000;
const DATES_OF_A_SERIES = 20_000;

/**
 * When an event takes place within a window.
 * @param replaced dates that other events of the series take the place of
 * @throws TooManyDates
 */
export function datesOf(
  event: CalendarEvent,
  { window, budget, replaced }: { window: Span; budget: Budget; replaced: Moment[] },
): Span[] {
  const { start, endOf, more, except } = event;
  const single = event.rules.length === 0 && more.length === 0;
  const isLeftOut = single ? () => false : leavesOut([...except, ...replaced]);
  const walls = new Map([[String(start.wall), start.wall]]);
  if (event.replaces === undefined) {
    for (const rule of event.rules) {
      for (const wall of ruleDates(rule, event, { window, budget })) walls.set(String(wall), wall);
    }
  }
  const spans = [...walls.values()].map((wall) => ({ wall, at: start.clock.at(wall) }));
  const extra = more.filter(isMoment).map(({ wall, at, clock }) => ({
    at,
    wall: clock === start.clock ? wall : start.clock.shows(at),
  }));
  const dates = [...spans, ...extra]
    .filter(({ at, wall }) => !isLeftOut(at, wall, start.isDay))
    .map(({ at, wall }) => ({ start: at, end: endOf(wall) }));
  const periods = more.filter((one) => !isMoment(one)) as Span[];
  return [...dates, ...periods].filter((span) => span.end > span.start && overlaps(span, window));
}

/** Walls of the rule that may touch the window, give or take what clocks differ by. */
function* ruleDates(
  rule: ICAL.Recur,
  { start, endOf }: CalendarEvent,
  { window, budget }: { window: Span; budget: Budget },
): Generator<Wall> {
  const length = endOf(start.wall) - start.at;
  const from = window.start - 2 * DAY - length;
  const first = toTime(closerTo(from, rule, start.wall));
  first.isDate = start.isDay;
  if (rule.until) rule.until = untilOnWall(rule.until, start);
  const dates = rule.iterator(first);
  for (let count = 0; ; count += 1) {
    const next = dates.next();
    if (!next) return;
    budget.dates -= 1;
    if (budget.dates < 0 || count > DATES_OF_A_SERIES) throw new TooManyDates();
    const { year, month, day, hour, minute } = next;
    const about = Date.UTC(year, month - 1, day, hour, minute);
    if (about > window.end + DAY) return;
    if (about > from) yield toWall(next);
  }
}

/** A series of years begins where its dates begin to matter, as many of its steps later. */
function closerTo(from: number, { freq, interval, count }: ICAL.Recur, wall: Wall): Wall {
  const days = interval * (freq === 'WEEKLY' ? 7 : freq === 'DAILY' ? 1 : 0);
  if (days === 0 || count) return wall;
  const steps = Math.floor((from - wall.toZonedDateTime('UTC').epochMilliseconds) / (days * DAY));
  return steps > 0 ? wall.add({ days: steps * days }) : wall;
}

/** The end of a rule is an instant, a time of the wall, or a day that still counts. */
function untilOnWall(until: ICAL.Time, { clock, isDay }: Moment): ICAL.Time {
  const isInstant = until.zone === ICAL.Timezone.utcTimezone && !until.isDate;
  let wall = toWall(until);
  if (isInstant) wall = clock.shows(wall.toZonedDateTime('UTC').epochMilliseconds);
  if (until.isDate && !isDay) wall = wall.with({ hour: 23, minute: 59, second: 59 });
  const time = toTime(wall);
  time.isDate = isDay;
  return time;
}

/** A date is named by its instant, or by its day: of whole days, and in series that mix the two. */
function leavesOut(moments: Moment[]) {
  const instants = new Set(moments.filter(({ isDay }) => !isDay).map(({ at }) => at));
  const days = new Set(moments.filter(({ isDay }) => isDay).map(dayOf));
  const anyDays = new Set(moments.map(dayOf));
  return (at: number, wall: Wall, isDay: boolean) =>
    instants.has(at) || (isDay ? anyDays : days).has(dayOf({ wall }));
}

const dayOf = ({ wall }: Pick<Moment, 'wall'>) => String(wall.toPlainDate());
