import type { Recurrence } from 'contract/wire/meetings.contract';
import type { Temporal } from 'temporal-polyfill';
import { isBookable, type Limits, mayFollow } from './bookable';
import type { MentorHours } from './hours';
import { dayOf, instantAt, localTimeAt, minuteOf, type Span } from './localTime';
import { sameWeekday, seriesDays } from './series';

/** New times of meetings: those the mentor's hours allow, and those they do not. */
export interface Plan {
  dates: Span[];
  /** Starts outside of the hours. */
  refused: number[];
}

/**
 * The dates of a new series at the same local time of the mentor.
 * @param until last possible day, in the mentor's zone
 */
export function planSeries(
  hours: MentorHours,
  first: Span,
  {
    recurrence,
    until,
    limits,
  }: { recurrence: Recurrence; until: Temporal.PlainDate; limits: Limits },
): Plan {
  if (!isBookable(hours, first, limits)) return { dates: [], refused: [first.start] };
  const { timeZone } = hours;
  const later = seriesDays(dayOf(timeZone, first.start), recurrence, until).slice(1);
  const plan: Plan = { dates: [first], refused: [] };
  for (const day of later) {
    const date = sameTime(timeZone, day, first);
    if (date && mayFollow(hours, date, limits)) plan.dates.push(date);
    else
      plan.refused.push(
        date?.start ??
          day.toZonedDateTime({
            timeZone,
            plainTime: localTimeAt(timeZone, first.start).toPlainTime(),
          }).epochMilliseconds,
      );
  }
  return plan;
}

interface Regular {
  /** The original place in the series. */
  original: number;
}

/**
 * The new times of a series when one meeting moves to `to`: shifted by as many days, at the same time of day; in a
 * monthly series on the same weekday of the month.
 */
export function planShift(
  timeZone: string,
  edited: Regular,
  to: Span,
  { meetings, recurrence }: { meetings: Regular[]; recurrence: Recurrence },
): (Span | undefined)[] {
  const from = dayOf(timeZone, edited.original);
  const target = dayOf(timeZone, to.start);
  return meetings.map(({ original }) => {
    const own = dayOf(timeZone, original);
    const day =
      recurrence === 'monthly'
        ? sameWeekday(target, monthsBetween(from, own))
        : own.add({ days: from.until(target).days });
    return sameTime(timeZone, day, to);
  });
}

/** With the length and local time of `like`; undefined if the clock skips it. */
function sameTime(timeZone: string, day: Temporal.PlainDate, like: Span): Span | undefined {
  const start = instantAt(timeZone, day, minuteOf(localTimeAt(timeZone, like.start)));
  return start === undefined ? undefined : { start, end: start + like.end - like.start };
}

const monthsBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  (to.year - from.year) * 12 + to.month - from.month;
