import { formatInTimeZone } from 'date-fns-tz';

/**
 * Parses a time of the api.
 * @param text 'yyyy-MM-dd HH:mm:ss' in UTC (rule 9.9), or ISO 8601 with a Z
 */
export function utcMoment(text: string): Date {
  return new Date(text.endsWith('Z') ? text : `${text.replace(' ', 'T')}Z`);
}

/**
 * Returns the reader's own time zone, e.g. 'Europe/Belgrade'; UTC when the browser names a zone that it does not
 * support, such as 'Etc/Unknown' on a machine without one. Never call it in a prerendered page.
 */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * Formats the start of a meeting, e.g. '3:00 PM on Tuesday, March 18' (rule 5.27).
 * @param text 'yyyy-MM-dd HH:mm:ss' in UTC
 * @param zone IANA name; the reader's own when omitted
 */
export function meetingTime(text: string, zone: string = ownZone()): string {
  return formatInTimeZone(utcMoment(text), zone, "h:mm a 'on' EEEE, MMMM d");
}

/** Formats only the time of day, e.g. '3:00 PM'. */
export function clockTime(text: string, zone: string = ownZone()): string {
  return formatInTimeZone(utcMoment(text), zone, 'h:mm a');
}

/**
 * Formats start and end of a meeting: 'Tuesday, March 18, 2025, 3:00 PM to 4:00 PM'. When it ends on another day, that
 * day is included.
 */
export function meetingSpan(start: string, end: string, zone: string = ownZone()): string {
  const day = (text: string) => formatInTimeZone(utcMoment(text), zone, 'EEEE, MMMM d, yyyy');
  const ends = day(start) === day(end) ? '' : `${day(end)}, `;
  return `${day(start)}, ${clockTime(start, zone)} to ${ends}${clockTime(end, zone)}`;
}

/** The zone with its offset at a moment, e.g. 'Europe/Belgrade (GMT+1)'. */
export function zoneName(zone: string, moment: Date): string {
  return `${zone} (${formatInTimeZone(moment, zone, 'O')})`;
}
