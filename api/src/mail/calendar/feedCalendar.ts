import { component, contentLine, escapeText } from './contentLine';
import { compactUtc } from './localTime';

/** One meeting in a subscribed calendar. */
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

/** Refresh interval for programs; moves an hour before a meeting are also mailed. */
const REFRESH_INTERVAL = 'PT1H';

/**
 * Meetings for display, each a single entry in UTC. Subscribers fetch the whole list again, so recurrence rules would
 * only add risk. A cancelled meeting stays in it as cancelled, with a higher SEQUENCE, for programs that keep old
 * entries. Without METHOD it is no invitation (RFC 5545 §3.7.2), so it needs no ORGANIZER.
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
    // The names of RFC 7986, and older names for programs without it.
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH_INTERVAL),
    contentLine('X-PUBLISHED-TTL', REFRESH_INTERVAL),
    ...events,
  ]);
  return `${lines.join('\r\n')}\r\n`;
}
