import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';

import { SECOND } from '../../../app/clock';
import type { Span } from '../../scheduling/localTime';
import { type ClockOf, isMoment, type Moment, momentsOf } from './moments';

/** One VEVENT: a single event, a series, or one instance of a series. */
export interface CalendarEvent {
  uid: string;
  start: Moment;
  /** The end of an occurrence that starts at this local time. */
  endOf(local: Temporal.PlainDateTime): number;
  rules: ICAL.Recur[];
  /** RDATE: dates in addition to those of the rules. */
  more: (Moment | Span)[];
  /** EXDATE: excluded dates. */
  except: Moment[];
  /** RECURRENCE-ID: the date of the series that it overrides. */
  replaces: Moment | undefined;
  isBusy: boolean;
}

export interface Reader {
  clockOf: ClockOf;
  /** Addresses of the calendar's owner in lower case, to skip events the owner declined. */
  owners: readonly string[];
}

/** @returns undefined for an event that has no start, or ends before it */
export function readEvent(component: ICAL.Component, reader: Reader): CalendarEvent | undefined {
  const { clockOf } = reader;
  const start = momentsOf(component, 'dtstart', clockOf).find(isMoment);
  if (!start) return undefined;
  const endOf = endRule(component, start, clockOf);
  if (!(endOf(start.local) >= start.at)) return undefined;
  return {
    start,
    endOf,
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    rules: component
      .getAllProperties('rrule')
      .map((property) => property.getFirstValue())
      .filter((rule) => rule instanceof ICAL.Recur),
    more: momentsOf(component, 'rdate', clockOf),
    except: momentsOf(component, 'exdate', clockOf).filter(isMoment),
    replaces: momentsOf(component, 'recurrence-id', clockOf).find(isMoment),
    isBusy: isBusy(component, reader),
  };
}

function isBusy(component: ICAL.Component, { owners }: Reader): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED') return false;
  if (['FREE', 'WORKINGELSEWHERE'].includes(value('x-microsoft-cdo-busystatus'))) return false;
  return !component.getAllProperties('attendee').some((attendee) => {
    const address = String(attendee.getFirstValue())
      .toLowerCase()
      .replace(/^mailto:/, '');
    return attendee.getFirstParameter('partstat') === 'DECLINED' && owners.includes(address);
  });
}

/** A duration in hours is exact across clock changes; a duration in days is in calendar days. */
function endRule(component: ICAL.Component, start: Moment, clockOf: ClockOf) {
  const { clock, isDay } = start;
  type LocalTime = Temporal.PlainDateTime;
  const end = momentsOf(component, 'dtend', clockOf).find(isMoment);
  if (end && !isDay) return (local: LocalTime) => clock.at(local) + end.at - start.at;
  if (end) {
    const days = start.local.toPlainDate().until(end.local.toPlainDate()).days;
    return (local: LocalTime) => clock.at(local.add({ days: days || 1 })); // some end on the day they start
  }
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration))
    return (local: LocalTime) => clock.at(isDay ? local.add({ days: 1 }) : local);
  const { isNegative, weeks, days, hours, minutes, seconds } = duration;
  if (isNegative) return () => Number.NEGATIVE_INFINITY;
  const exact = ((hours * 60 + minutes) * 60 + seconds) * SECOND;
  return (local: LocalTime) => clock.at(local.add({ weeks, days })) + exact;
}
