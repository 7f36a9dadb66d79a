import ICAL from 'ical.js';

import { type FeedMeeting, feedCalendar } from './feedCalendar';

const meeting: FeedMeeting = {
  uid: 'meeting-7@quest.example',
  sequence: 2,
  startsAt: new Date('2025-03-18T08:00:00Z'),
  endsAt: new Date('2025-03-18T09:00:00Z'),
  summary: 'Mentoring: Zrno, Ltd; "first"',
  location: 'Room Krug',
  url: 'https://quest.example/my/agenda/7',
  cancelled: false,
};

const calendar = (...meetings: FeedMeeting[]) =>
  new ICAL.Component(
    ICAL.parse(
      feedCalendar('Quest: Ana', [meeting, ...meetings], new Date('2025-03-01T00:00:00Z')),
    ),
  );

it('is a calendar for display, without invitations to answer', () => {
  const entry = calendar().getFirstSubcomponent('vevent')!;

  // A method would make it a message between an organizer and attendees (RFC 5546 §3.2.1).
  expect(calendar().hasProperty('method')).toBe(false);
  for (const name of ['organizer', 'attendee']) expect(entry.hasProperty(name)).toBe(false);
});

it('has the required properties of each entry, and unchanged texts', () => {
  const entry = calendar().getFirstSubcomponent('vevent')!;
  const textOf = (name: string) => String(entry.getFirstPropertyValue(name));

  expect(['uid', 'dtstamp', 'dtstart', 'dtend'].map(textOf)).toEqual([
    meeting.uid,
    '2025-03-01T00:00:00Z',
    '2025-03-18T08:00:00Z',
    '2025-03-18T09:00:00Z',
  ]);
  expect(['summary', 'location', 'url', 'sequence'].map(textOf)).toEqual([
    meeting.summary,
    meeting.location,
    meeting.url,
    '2',
  ]);
});

it('has the version and origin that calendar programs require', () => {
  expect(
    ['version', 'prodid', 'calscale'].map((name) => calendar().getFirstPropertyValue(name)),
  ).toEqual(['2.0', '-//The Venture Quest//Meetings//EN', 'GREGORIAN']);
});

it('shows a cancelled meeting as cancelled', () => {
  const entries = calendar({ ...meeting, cancelled: true }).getAllSubcomponents('vevent');

  expect(entries.map((entry) => entry.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
});

it.each(['\r', '\r\n', '\u2028', '\u0085'])('begins no property after a %j in a text', (end) => {
  const summary = `Zrno${end}STATUS:CANCELLED\u0000\u0007`;
  const text = feedCalendar('Quest', [{ ...meeting, summary }], new Date(0));

  expect(text).toContain('SUMMARY:Zrno\\nSTATUS:CANCELLED\r\n');
  expect(text).not.toMatch(/[^\P{C}\r\n]|[\u2028\u2029]/u);
});

it('has its name and refresh interval', () => {
  for (const name of ['name', 'x-wr-calname'])
    expect(calendar().getFirstPropertyValue(name)).toBe('Quest: Ana');
  for (const name of ['refresh-interval', 'x-published-ttl'])
    expect(String(calendar().getFirstPropertyValue(name))).toBe('PT1H');
});
