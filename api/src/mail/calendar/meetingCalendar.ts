import type { Recipient } from '../stored/letter';
import { component, contentLine } from './contentLine';
import { type EventInstance, eventLines } from './event';
import { compactLocal, compactUtc, inZone } from './localTime';
import { findPattern, type Recurrence } from './pattern';
import { timeZoneComponent } from './timeZoneComponent';

export interface CalendarOccurrence {
  startsAt: Date;
  endsAt: Date;
  /** Its place in the series, before it was moved alone. */
  originalStartsAt: Date;
  cancelled: boolean;
  location: string;
}

/** A schedule for one person's calendar; it never contains others' addresses. */
export interface CalendarSeries {
  uid: string;
  /** Increases with every change of the schedule. */
  sequence: number;
  /** IANA zone in which the series keeps its local time. */
  zone: string;
  recurrence: Recurrence;
  /** All meetings, cancelled ones included, in any order; at least one. */
  occurrences: CalendarOccurrence[];
  summary: string;
  description: string;
  url: string;
  organizer: Recipient;
  attendee: Recipient;
  stamp: Date;
}

/** The whole schedule with at least one meeting left: a rule, excluded dates, and moved meetings (METHOD:REQUEST). */
export function requestCalendar(series: CalendarSeries): string {
  const { zone } = series;
  // Cancelled ones keep their place when the whole series moves, so they are ignored.
  const occurrences = series.occurrences
    .filter(({ cancelled }) => !cancelled)
    .sort((a, b) => a.originalStartsAt.getTime() - b.originalStartsAt.getTime());
  const originals = occurrences.map(({ originalStartsAt }) => originalStartsAt);
  const { rule, times } = findPattern(series.recurrence, originals, zone);
  if (rule === '') return calendar(series, 'REQUEST', [plainEvent(occurrences.at(-1)!)]);

  const byDay = new Map(occurrences.map((one) => [dayOf(one, zone), one]));
  const planned = times.map((local) => ({
    local,
    at: new Date(local.toZonedDateTime(zone).epochMilliseconds),
    occurrence: byDay.get(local.toPlainDate().toString()),
  }));
  const left = planned.filter(({ occurrence }) => !occurrence);
  const typical = occurrences.at(-1)!;
  const length = typical.endsAt.getTime() - typical.startsAt.getTime();
  const master: EventInstance = {
    startsAt: planned[0]!.at,
    endsAt: new Date(planned[0]!.at.getTime() + length),
    location: typical.location,
    rule: `${rule};UNTIL=${compactUtc(planned.at(-1)!.at)}`,
    leftOut: left.map(({ local }) => compactLocal(local)),
  };
  const moved = planned.flatMap(({ local, at, occurrence }): EventInstance[] => {
    if (!occurrence) return [];
    const end = at.getTime() + length;
    const asPlanned =
      occurrence.startsAt.getTime() === at.getTime() &&
      occurrence.endsAt.getTime() === end &&
      occurrence.location === typical.location;
    return asPlanned ? [] : [{ ...plainEvent(occurrence), instance: compactLocal(local) }];
  });
  return calendar(series, 'REQUEST', [master, ...moved]);
}

/** One occurrence that was moved on its own (METHOD:REQUEST with RECURRENCE-ID). */
export function moveCalendar(series: CalendarSeries, moved: CalendarOccurrence): string {
  return calendar(series, 'REQUEST', [instanceEvent(series, moved)]);
}

/** Cancelled meetings (METHOD:CANCEL): the whole series when none is left. */
export function cancelCalendar(series: CalendarSeries, gone: CalendarOccurrence[]): string {
  const all = series.occurrences.every(({ cancelled }) => cancelled);
  const parts = all
    ? [plainEvent(series.occurrences[0]!)]
    : gone.map((occurrence) => instanceEvent(series, occurrence));
  return calendar(series, 'CANCEL', parts);
}

function calendar(series: CalendarSeries, method: 'REQUEST' | 'CANCEL', parts: EventInstance[]) {
  // A RECURRENCE-ID is local time as well, and may be on the other side of a clock change.
  const instants = series.occurrences
    .flatMap(({ startsAt, endsAt, originalStartsAt }) => [startsAt, endsAt, originalStartsAt])
    .map((at) => at.getTime());
  const span = [new Date(Math.min(...instants)), new Date(Math.max(...instants))] as const;
  const lines = component('VCALENDAR', [
    contentLine('PRODID', '-//The Venture Quest//Meetings//EN'),
    contentLine('VERSION', '2.0'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', method),
    ...timeZoneComponent(series.zone, ...span),
    ...parts.flatMap((part) => eventLines(series, method, part)),
  ]);
  return `${lines.join('\r\n')}\r\n`;
}

const plainEvent = ({ startsAt, endsAt, location }: CalendarOccurrence): EventInstance => ({
  startsAt,
  endsAt,
  location,
});

function instanceEvent(series: CalendarSeries, occurrence: CalendarOccurrence): EventInstance {
  if (series.recurrence === 'none') return plainEvent(occurrence);
  const instance = compactLocal(inZone(occurrence.originalStartsAt, series.zone));
  return { ...plainEvent(occurrence), instance };
}

const dayOf = ({ originalStartsAt }: CalendarOccurrence, zone: string) =>
  inZone(originalStartsAt, zone).toPlainDate().toString();
