import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';

import type { Span } from '../../scheduling/localTime';
import { toLocal, type ZoneClock } from './clocks';

/** A time in a calendar, with its clock. */
export interface Moment {
  local: Temporal.PlainDateTime;
  clock: ZoneClock;
  at: number;
  /** Whether it is a date without a time. */
  isDay: boolean;
}

/** The clock of a TZID; without one, that of the calendar's owner. */
export type ClockOf = (tzid: string | undefined) => ZoneClock;

/** All values of all properties with a name. */
export function momentsOf(component: ICAL.Component, name: string, clockOf: ClockOf) {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter('tzid') || undefined;
    return property.getValues().flatMap((value): (Moment | Span)[] => {
      if (value instanceof ICAL.Time) return [momentOf(value, tzid, clockOf)];
      return value instanceof ICAL.Period ? [periodOf(value, tzid, clockOf)] : [];
    });
  });
}

export const isMoment = (one: Moment | Span): one is Moment => 'local' in one;

function momentOf(time: ICAL.Time, tzid: string | undefined, clockOf: ClockOf): Moment {
  const clock = clockOf(nameOf(time, tzid));
  const local = toLocal(time);
  return { local, clock, at: clock.at(local), isDay: time.isDate };
}

/** A date without a time uses the owner's zone, even if the file gives another one. */
function nameOf(time: ICAL.Time, tzid: string | undefined): string | undefined {
  if (time.isDate) return undefined;
  return time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : tzid;
}

function periodOf(period: ICAL.Period, tzid: string | undefined, clockOf: ClockOf): Span {
  const start = momentOf(period.start, tzid, clockOf).at;
  return { start, end: Math.max(start, momentOf(period.getEnd(), tzid, clockOf).at) };
}
