import { component, contentLine, escapeText, quoteParam } from './contentLine';
import { compactLocal, compactUtc, inZone } from './localTime';
import type { CalendarSeries } from './meetingCalendar';

/** One VEVENT: a single meeting, a series with its rule, or one instance of a series. */
export interface EventInstance {
  startsAt: Date;
  endsAt: Date;
  location: string;
  /** RRULE of a series. */
  rule?: string;
  /** Local times of the rule without a meeting (EXDATE). */
  leftOut?: string[];
  /** Local time that identifies this instance (RECURRENCE-ID). */
  instance?: string;
}

/** The lines of a VEVENT. */
export function eventLines(
  series: CalendarSeries,
  method: 'REQUEST' | 'CANCEL',
  part: EventInstance,
) {
  const { zone, organizer, attendee } = series;
  const at = (name: string, local: string) => contentLine(`${name};TZID=${zone}`, local);
  const local = (instant: Date) => compactLocal(inZone(instant, zone));
  const { rule, leftOut = [], instance } = part;
  const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED';
  return component('VEVENT', [
    contentLine('UID', series.uid),
    contentLine('SEQUENCE', String(series.sequence)),
    contentLine('DTSTAMP', compactUtc(series.stamp)),
    ...(instance ? [at('RECURRENCE-ID', instance)] : []),
    at('DTSTART', local(part.startsAt)),
    at('DTEND', local(part.endsAt)),
    ...(rule ? [contentLine('RRULE', rule)] : []),
    ...leftOut.map((time) => at('EXDATE', time)),
    contentLine('SUMMARY', escapeText(series.summary)),
    contentLine('DESCRIPTION', escapeText(series.description)),
    contentLine('LOCATION', escapeText(part.location)),
    contentLine('URL', series.url),
    contentLine('STATUS', status),
    contentLine(`ORGANIZER;CN=${quoteParam(organizer.name)}`, `mailto:${organizer.email}`),
    contentLine(
      `ATTENDEE;CN=${quoteParam(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE`,
      `mailto:${attendee.email}`,
    ),
  ]);
}
