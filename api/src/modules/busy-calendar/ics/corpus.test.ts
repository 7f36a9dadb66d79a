import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { localTimeAt } from '../../scheduling/localTime';
import { busyTimes } from './busyTimes';

const CORPUS = path.join(__dirname, 'corpus');
const ZONE = 'Europe/Sofia';
const OWNER = {
  timeZone: ZONE,
  email: 'mentor@people.example',
  ownHost: 'venturequest.example',
};

/** Busy times of a mentor in Sofia, in local time, in the five weeks around the start of summer time. */
const SPRING = ['2025-03-11T09:00Z', '2025-04-15T09:00Z'];
const BUSY: Record<string, string[]> = {
  'google-single': ['03-18 10:00-11:00'],
  'google-weekly': ['03-18 10:00-11:00', '03-25 10:00-11:00', '04-01 10:00-11:00'],
  'google-moved-instance': ['03-18 10:00-11:00', '04-02 14:00-15:00', '04-08 10:00-11:00'],
  'google-all-day': ['03-20 00:00-03-21 00:00'],
  'google-busy-only': ['03-18 09:45-11:00'],
  'google-declined': ['03-19 10:00-11:00'],
  'google-last-friday': ['03-28 16:00-17:00'],
  'google-cancelled-instance': ['03-18 10:00-11:00', '03-20 10:00-11:00'],
  'google-our-own-meetings': ['03-19 10:00-11:00'],
  'google-empty': [],
  'outlook-weekly': [
    '03-18 10:00-11:00',
    '03-25 10:00-11:00',
    '04-01 10:00-11:00',
    '04-08 10:00-11:00',
  ],
  'outlook-busy-status': ['03-18 10:00-11:00', '03-19 10:00-11:00', '03-21 10:00-11:00'],
  'outlook-all-day': ['03-20 00:00-03-22 00:00', '03-25 00:00-03-26 00:00'],
  'outlook-all-day-series': ['03-17 00:00-03-19 00:00', '03-20 00:00-03-21 00:00'],
  'outlook-customized-zone': ['03-31 10:00-11:00'],
  'outlook-long-zone': ['03-28 10:00-11:00', '03-31 10:00-11:00'],
  'outlook-eastern': ['03-18 15:00-16:00', '03-25 15:00-16:00', '04-01 16:00-17:00'],
  'outlook-moved-instance': ['03-19 09:00-10:00', '03-27 13:00-14:30', '04-02 09:00-10:00'],
  'outlook-unknown-zone': ['03-18 10:00-11:00'],
  'icloud-weekly': [
    '03-24 09:00-09:30',
    '03-26 09:00-09:30',
    '03-31 09:00-09:30',
    '04-02 09:00-09:30',
    '04-07 09:00-09:30',
    '04-09 09:00-09:30',
  ],
  'icloud-left-out': ['03-17 09:00-09:30', '03-19 09:00-09:30', '03-22 09:00-09:30'],
  'icloud-floating': ['03-18 10:00-11:00', '03-31 10:00-11:00'],
  'icloud-all-day': ['03-29 00:00-04-01 00:00'],
  'icloud-alarm': ['03-18 10:00-11:00'],
  'icloud-exception-first': ['03-17 09:00-09:30', '03-18 12:00-12:30', '03-19 09:00-09:30'],
  'icloud-folded': ['03-18 10:00-11:00'],
  'nextcloud-duration': ['03-27 10:00-11:30', '04-03 10:00-11:30'],
  'nextcloud-more-dates': ['03-18 10:00-11:00', '03-20 15:00-16:00', '04-01 15:00-16:00'],
  'nextcloud-periods': ['03-18 10:00-11:00', '03-20 15:00-17:00', '03-21 15:00-15:30'],
  'nextcloud-utc-series': ['03-25 10:00-11:00', '04-01 11:00-12:00'],
  'nextcloud-line-feeds': ['03-18 10:00-11:00'],
  'nextcloud-last-workday': ['03-31 17:00-18:00'],
  'nextcloud-old-series': Array.from({ length: 35 }, (_, days) => {
    const day = new Date(Date.UTC(2025, 2, 12 + days)).toISOString().slice(5, 10);
    return `${day} 08:00-08:15`;
  }),
  'fastmail-every-second-week': ['03-13 10:00-11:00', '03-27 10:00-11:00', '04-10 10:00-11:00'],
  'fastmail-days': ['03-19 00:00-03-21 00:00'],
  'fastmail-free': ['03-18 15:00-16:00'],
  'fastmail-free-busy': ['03-18 10:00-11:00', '03-19 10:00-10:30', '03-20 10:00-11:00'],
  'fastmail-count': ['03-18 10:00-11:00', '03-20 10:00-11:00'],
  'evolution-prefixed-zone': ['03-18 12:00-13:00'],
  'thunderbird-gap': ['03-29 03:30-04:00', '03-30 04:30-05:00', '03-31 03:30-04:00'],
  'thunderbird-night': ['03-28 23:00-03-29 06:00', '03-29 23:00-03-30 07:00'],
  'zimbra-broken-lines': ['03-18 10:00-11:00'],
};
/** An event in the repeated half hour takes the first occurrence. */
const AUTUMN = {
  'thunderbird-overlap': ['10-25 03:30-04:00', '10-26 03:30-03:00', '10-27 03:30-04:00'],
};

it('every calendar of the corpus is read', () => {
  const files = readdirSync(CORPUS).map((file) => path.basename(file, '.ics'));
  expect(files.sort()).toEqual(Object.keys({ ...BUSY, ...AUTUMN }).sort());
  expect(files.length).toBeGreaterThanOrEqual(40);
});

it.each(Object.entries(BUSY))('%s is read correctly', (name, expected) => {
  expect(busy(name, SPRING)).toEqual(expected);
});

it.each(Object.entries(AUTUMN))('%s is read correctly', (name, expected) => {
  expect(busy(name, ['2025-10-20T00:00Z', '2025-11-01T00:00Z'])).toEqual(expected);
});

it('the result holds times only', () => {
  for (const file of readdirSync(CORPUS)) {
    const read = JSON.stringify(readOne(path.basename(file, '.ics'), SPRING));
    expect(read).toMatch(/^\{"spans":\[(\{"start":\d+,"end":\d+\},?)*\],"events":\d+\}$/);
  }
});

function busy(name: string, window: string[]): string[] {
  return readOne(name, window).spans.map(({ start, end }) => {
    const [from, to] = [start, end].map((at) =>
      String(localTimeAt(ZONE, at)).replace('T', ' ').slice(5, 16),
    );
    return `${from}-${from!.slice(0, 5) === to!.slice(0, 5) ? to!.slice(6) : to}`;
  });
}

function readOne(name: string, [from, to]: string[]) {
  const text = readFileSync(path.join(CORPUS, `${name}.ics`), 'utf8');
  return busyTimes(text, { start: Date.parse(from!), end: Date.parse(to!) }, OWNER)!;
}
