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

/**
 * Meetings to look at (METHOD:PUBLISH), each on its own and in UTC: a program that subscribes gets
 * the whole list anew, so rules and exceptions would only be another way to be wrong. One that was
 * cancelled stays in it as such, with a higher SEQUENCE, for programs that keep what they have seen.
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
    contentLine('METHOD', 'PUBLISH'),
    contentLine('X-WR-CALNAME', escapeText(name)),
    ...events,
  ]);
  return `${lines.join('\r\n')}\r\n`;
}
