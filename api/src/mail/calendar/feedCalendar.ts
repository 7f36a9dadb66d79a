import { component, contentLine, escapeText } from './contentLine';
import { compactUtc } from './localTime';

/** One meeting as a subscribed calendar shows it. */
export interface FeedMeeting {
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string;
  url: string;
  cancelled: boolean;
}

/** How often programs are to read it again; what moved an hour before a meeting is mailed as well. */
const REFRESH_INTERVAL = 'PT1H';

/**
 * Meetings to look at, each on its own and in UTC: a program that subscribes gets
 * the whole list anew, so rules and exceptions would only be another way to be wrong. One that was
 * cancelled stays in it as such, with a higher SEQUENCE, for programs that keep what they have seen.
 * Without METHOD it is no message to be answered (RFC 5545 §3.7.2), so it needs no ORGANIZER.
 */
export function feedCalendar(name: string, meetings: FeedMeeting[], stamp: Date): string {
  const events = meetings.flatMap((meeting) =>
    component('VEVENT', [
      contentLine('UID', meeting.uid),
      contentLine('SEQUENCE', String(meeting.sequence)),
      contentLine('DTSTAMP', compactUtc(stamp)),
      contentLine('DTSTART', compactUtc(meeting.startsAt)),
      contentLine('DTEND', compactUtc(meeting.endsAt)),
      contentLine('SUMMARY', escapeText(meeting.summary)),
      contentLine('LOCATION', escapeText(meeting.location)),
      contentLine('URL', meeting.url),
      contentLine('STATUS', meeting.cancelled ? 'CANCELLED' : 'CONFIRMED'),
    ]),
  );
  const lines = component('VCALENDAR', [
    contentLine('PRODID', '-//The Venture Quest//Meetings//EN'),
    contentLine('VERSION', '2.0'),
    contentLine('CALSCALE', 'GREGORIAN'),
    // The names of RFC 7986, and those that programs read which do not know it.
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH_INTERVAL),
    contentLine('X-PUBLISHED-TTL', REFRESH_INTERVAL),
    ...events,
  ]);
  return `${lines.join('\r\n')}\r\n`;
}
