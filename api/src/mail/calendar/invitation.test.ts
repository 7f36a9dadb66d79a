import ICAL from 'ical.js';

import { type CalendarSeries, cancelCalendar, requestCalendar } from './meetingCalendar';

const startsAt = new Date('2025-03-18T08:00:00Z');
const occurrence = {
  startsAt,
  endsAt: new Date('2025-03-18T09:00:00Z'),
  originalStartsAt: startsAt,
  cancelled: false,
  location: 'Room Krug, floor 2',
};
const series: CalendarSeries = {
  uid: 'schedule-7@quest.example',
  sequence: 3,
  zone: 'Europe/Sofia',
  recurrence: 'none',
  occurrences: [occurrence],
  summary: 'Mentoring: Zrno',
  description: 'With Ana; bring numbers',
  url: 'https://quest.example/my',
  organizer: { name: 'The Venture Quest', email: 'hello@quest.example' },
  attendee: { name: 'Ana Ilić', email: 'ana@b.example' },
  stamp: new Date('2025-03-01T00:00:00Z'),
};

const textsOf = (component: ICAL.Component, names: string[]) =>
  names.map((name) => String(component.getFirstPropertyValue(name)));

describe.each([
  ['an invitation', 'CONFIRMED', requestCalendar],
  [
    'a cancellation',
    'CANCELLED',
    (gone: CalendarSeries) => {
      const occurrences = gone.occurrences.map((one) => ({ ...one, cancelled: true }));
      return cancelCalendar({ ...gone, occurrences }, occurrences);
    },
  ],
])('%s', (_what, status, write) => {
  it('has what calendar programs require: version, origin, organizer and moment (RFC 5545, 5546)', () => {
    const calendar = new ICAL.Component(ICAL.parse(write(series)));
    const event = calendar.getFirstSubcomponent('vevent')!;

    expect(textsOf(calendar, ['version', 'prodid', 'calscale'])).toEqual([
      '2.0',
      '-//The Venture Quest//Meetings//EN',
      'GREGORIAN',
    ]);
    expect(textsOf(event, ['dtstamp', 'organizer', 'status'])).toEqual([
      '2025-03-01T00:00:00Z',
      'mailto:hello@quest.example',
      status,
    ]);
  });

  it('shows where the meeting is, and links to its page', () => {
    const event = new ICAL.Component(ICAL.parse(write(series))).getFirstSubcomponent('vevent')!;

    expect(textsOf(event, ['location', 'description', 'url'])).toEqual([
      occurrence.location,
      series.description,
      series.url,
    ]);
  });

  it.each([
    ['Europe/Sofia', '2025-03-18T10:00:00'],
    ['Europe/Istanbul', '2025-03-18T11:00:00'],
    ['UTC', '2025-03-18T08:00:00'], // without any clock change
  ])('describes the zone %s of its times', (zone, local) => {
    const calendar = new ICAL.Component(ICAL.parse(write({ ...series, zone })));
    const zones = calendar.getAllSubcomponents('vtimezone');
    const event = calendar.getFirstSubcomponent('vevent')!;

    expect(zones.map((each) => each.getFirstPropertyValue('tzid'))).toEqual([zone]);
    expect(zones[0]!.getAllSubcomponents('standard')).not.toEqual([]);
    expect(event.getFirstProperty('dtstart')!.getParameter('tzid')).toBe(zone);
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    expect(start.toString()).toBe(local);
    const described = new ICAL.Timezone(zones[0]!);
    start.zone = described;
    expect(start.toJSDate()).toEqual(startsAt);
  });
});

it('a series has entries of their own for a meeting in another room, and for a shorter one', () => {
  const at = (day: string, end: string, location = occurrence.location) => {
    const start = new Date(`2025-03-${day}T08:00:00Z`);
    const endsAt = new Date(`2025-03-${day}T${end}:00Z`);
    return { ...occurrence, startsAt: start, endsAt, originalStartsAt: start, location };
  };
  const occurrences = [
    at('04', '09:00', 'Room Sava'),
    at('11', '08:30'),
    at('18', '09:00'),
    at('25', '09:00'),
  ];
  const ics = requestCalendar({ ...series, recurrence: 'weekly', occurrences });
  const [whole, ...single] = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');

  expect(textsOf(whole!, ['dtstart', 'dtend', 'location'])).toEqual([
    '2025-03-04T10:00:00',
    '2025-03-04T11:00:00',
    'Room Krug, floor 2',
  ]);
  expect(single.map((one) => textsOf(one, ['recurrence-id', 'dtend', 'location']))).toEqual([
    ['2025-03-04T10:00:00', '2025-03-04T11:00:00', 'Room Sava'],
    ['2025-03-11T10:00:00', '2025-03-11T10:30:00', 'Room Krug, floor 2'],
  ]);
});
