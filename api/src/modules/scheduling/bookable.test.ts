import { Temporal } from 'temporal-polyfill';

import { isBookable, mayFollow, offersOn } from './bookable';
import type { MentorHours } from './hours';

const WEEK = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, startMinute: 9 * 60, endMinute: 12 * 60 },
  { weekday, startMinute: 13 * 60, endMinute: 17 * 60 },
]);

const elif = (more: Partial<MentorHours> = {}): MentorHours => ({
  timeZone: 'Europe/Istanbul',
  meetingMinutes: 60,
  bufferMinutes: 0,
  windows: WEEK,
  exceptions: [],
  timeOff: [],
  ...more,
});

const limits = {
  now: new Date('2025-03-11T09:00:00Z'),
  programmeEnd: undefined as string | undefined,
};

/** The starts of offered slots, as UTC hours. */
function offered(day: string, zone: string, hours = elif(), rules = limits) {
  return offersOn(hours, Temporal.PlainDate.from(day), zone, rules).map(({ start }) =>
    new Date(start).toISOString().slice(5, 16),
  );
}

describe('what a mentor offers', () => {
  it('is hours of their local time, seven on a working day', () => {
    expect(offered('2025-03-12', 'Europe/Istanbul')).toEqual([
      '03-12T06:00',
      '03-12T07:00',
      '03-12T08:00',
      '03-12T10:00',
      '03-12T11:00',
      '03-12T12:00',
      '03-12T13:00',
    ]);
    expect(offered('2025-03-15', 'Europe/Istanbul')).toEqual([]);
  });

  it('is by day in the zone of the caller', () => {
    // 12 March in Honolulu is 12 March 10:00 to 13 March 10:00 in UTC.
    expect(offered('2025-03-12', 'Pacific/Honolulu')).toEqual([
      '03-12T10:00',
      '03-12T11:00',
      '03-12T12:00',
      '03-12T13:00',
      '03-13T06:00',
      '03-13T07:00',
      '03-13T08:00',
    ]);
  });

  it('starts after two hours of notice and ends after ninety days', () => {
    expect(offered('2025-03-11', 'Europe/Istanbul')).toEqual([
      '03-11T11:00',
      '03-11T12:00',
      '03-11T13:00',
    ]);
    expect(offered('2025-03-10', 'Europe/Istanbul')).toEqual([]);
    expect(offered('2025-06-09', 'Europe/Istanbul')).toEqual([
      '06-09T06:00',
      '06-09T07:00',
      '06-09T08:00',
    ]);
    expect(offered('2025-06-10', 'Europe/Istanbul')).toEqual([]);
  });

  it('ends with the programme', () => {
    const ending = { ...limits, programmeEnd: '2025-03-12' };

    expect(offered('2025-03-12', 'Europe/Istanbul', elif(), ending)).toHaveLength(7);
    expect(offered('2025-03-13', 'Europe/Istanbul', elif(), ending)).toEqual([]);
  });

  it('includes the moment that is ninety days away, and not the midnight after the programme', () => {
    const morning = { ...limits, now: new Date('2025-03-11T06:00:00Z') };
    const midnight = [{ day: '2025-03-13', startMinute: 0, endMinute: 60 }];
    const hours = elif({ exceptions: midnight });

    expect(offered('2025-06-09', 'Europe/Istanbul', elif(), morning)).toEqual(['06-09T06:00']);
    expect(offered('2025-03-13', 'Europe/Istanbul', hours)).toEqual(['03-12T21:00']);
    const ending = { ...limits, programmeEnd: '2025-03-12' };
    expect(offered('2025-03-13', 'Europe/Istanbul', hours, ending)).toEqual([]);
  });

  it('follows exceptions and time off', () => {
    const closed = { day: '2025-03-12', startMinute: null, endMinute: null };
    const evening = { day: '2025-03-15', startMinute: 18 * 60, endMinute: 20 * 60 };
    const away = {
      start: Date.parse('2025-03-13T07:30:00Z'),
      end: Date.parse('2025-03-13T12:00:00Z'),
    };
    const hours = elif({ exceptions: [closed, evening], timeOff: [away] });

    expect(offered('2025-03-12', 'Europe/Istanbul', hours)).toEqual([]);
    expect(offered('2025-03-15', 'Europe/Istanbul', hours)).toEqual(['03-15T15:00', '03-15T16:00']);
    expect(offered('2025-03-13', 'Europe/Istanbul', hours)).toEqual([
      '03-13T06:00',
      '03-13T12:00',
      '03-13T13:00',
    ]);
  });

  it('keeps the buffer free after each meeting', () => {
    expect(offered('2025-03-12', 'Europe/Istanbul', elif({ bufferMinutes: 30 }))).toEqual([
      '03-12T06:00',
      '03-12T07:30',
      '03-12T10:00',
      '03-12T11:30',
      '03-12T13:00',
    ]);
  });

  it.each([
    [
      'skips an hour that does not exist',
      '2025-03-30',
      ['03-30T00:00', '03-30T01:00', '03-30T02:00'],
    ],
    [
      'offers a repeated hour once',
      '2025-10-26',
      ['10-25T23:00', '10-26T00:00', '10-26T02:00', '10-26T03:00'],
    ],
  ])('%s', (_what, day, expected) => {
    const night = [{ day, startMinute: 2 * 60, endMinute: 6 * 60 }];
    const hours = elif({ timeZone: 'Europe/Sofia', exceptions: night });
    const rules = { ...limits, now: new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000) };

    expect(offered(day, 'Europe/Sofia', hours, rules)).toEqual(expected);
  });
});

it('refuses a time that is not offered', () => {
  const at = (start: string, minutes = 60) => {
    const from = Date.parse(start);
    return isBookable(elif(), { start: from, end: from + minutes * 60_000 }, limits);
  };

  expect(at('2025-03-12T06:00:00Z')).toBe(true);
  expect(at('2025-03-12T06:30:00Z')).toBe(false);
  expect(at('2025-03-12T06:00:00Z', 30)).toBe(false);
  expect(at('2025-03-12T09:00:00Z')).toBe(false);
  expect(at('2025-03-11T10:00:00Z')).toBe(false);
});

it('a later meeting of a series may be beyond ninety days, but not beyond hours and programme', () => {
  const follows = (start: string, programmeEnd?: string) => {
    const from = Date.parse(start);
    const slot = { start: from, end: from + 60 * 60_000 };
    return mayFollow(elif(), slot, { ...limits, programmeEnd });
  };

  expect(follows('2025-07-09T06:00:00Z')).toBe(true);
  expect(follows('2025-07-09T06:30:00Z')).toBe(false);
  expect(follows('2025-03-11T11:00:00Z')).toBe(true);
  expect(follows('2025-03-11T10:00:00Z')).toBe(false);
  expect(follows('2025-07-09T06:00:00Z', '2025-07-09')).toBe(true);
  expect(follows('2025-07-09T06:00:00Z', '2025-07-08')).toBe(false);
});
