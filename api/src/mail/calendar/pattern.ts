import type { Temporal } from 'temporal-polyfill';

import { inZone } from './localTime';

export type Recurrence = 'none' | 'weekly' | 'monthly';

/** The recurrence of a series: `FREQ=…` and its local times. */
interface Pattern {
  rule: string;
  /** Every local time in the mentor's zone, from the first to the last occurrence. */
  times: Temporal.PlainDateTime[];
}

/**
 * Finds the rule of a series from its occurrences. If the whole series was moved half-way, it is the rule of the later
 * part, because past meetings need no calendar entry.
 * @param originals starts before single meetings were moved; ascending
 */
export function findPattern(recurrence: Recurrence, originals: Date[], zone: string): Pattern {
  const localTimes = originals.map((at) => inZone(at, zone).toPlainDateTime());
  const last = localTimes.at(-1)!;
  if (recurrence === 'none') return { rule: '', times: [last] };
  const [first, ...others] = (recurrence === 'weekly' ? [weekly(last)] : monthly(last)).map(
    ({ rule, fits, next }) => {
      const start = localTimes[localTimes.findLastIndex((local) => !fits(local)) + 1]!;
      return { rule, times: repeat(start, last, next) };
    },
  );
  const longer = others.find(({ times }) => times.length > first!.times.length);
  return longer ?? first!;
}

interface Candidate {
  rule: string;
  fits(at: Temporal.PlainDateTime): boolean;
  next(start: Temporal.PlainDateTime, n: number): Temporal.PlainDateTime;
}

const sameTime = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  a.dayOfWeek === b.dayOfWeek && a.toPlainTime().equals(b.toPlainTime());

const weekly = (last: Temporal.PlainDateTime): Candidate => ({
  rule: 'FREQ=WEEKLY',
  fits: (at) => sameTime(at, last),
  next: (start, n) => start.add({ weeks: n }),
});

/** The fourth Thursday may also be the last one, so both rules are tried. */
function monthly(last: Temporal.PlainDateTime): Candidate[] {
  const ordinal = Math.ceil(last.day / 7);
  const isLast = (at: Temporal.PlainDateTime) => at.day + 7 > at.daysInMonth;
  const ordinals = [...(ordinal <= 4 ? [ordinal] : []), ...(isLast(last) ? [-1] : [])];
  return ordinals.map((n) => ({
    rule: `FREQ=MONTHLY;BYDAY=${n}${WEEKDAYS[last.dayOfWeek - 1]}`,
    fits: (at) => sameTime(at, last) && (n < 0 ? isLast(at) : Math.ceil(at.day / 7) === n),
    next: (start, months) => nthWeekday(start.with({ day: 1 }).add({ months }), start.dayOfWeek, n),
  }));
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** @param n 1 to 4, or -1 for the last one of the month */
function nthWeekday(firstOfMonth: Temporal.PlainDateTime, weekday: number, n: number) {
  const first = firstOfMonth.add({ days: (weekday - firstOfMonth.dayOfWeek + 7) % 7 });
  if (n > 0) return first.add({ weeks: n - 1 });
  const fifth = first.add({ weeks: 4 });
  return fifth.month === first.month ? fifth : first.add({ weeks: 3 });
}

function repeat(
  start: Temporal.PlainDateTime,
  last: Temporal.PlainDateTime,
  next: Candidate['next'],
) {
  const times = [start];
  const end = last.toPlainDate().toString();
  for (let n = 1; times.at(-1)!.toPlainDate().toString() < end && n < 600; n += 1) {
    times.push(next(start, n));
  }
  return times;
}
