import { monthlyRule, seriesDates, seriesEnd } from './series';

const BELGRADE = 'Europe/Belgrade';
const iso = (dates: Date[]) => dates.map((date) => date.toISOString().slice(0, 16));

describe('the dates of a series', () => {
  it('is one date when it does not repeat', () => {
    const start = new Date('2025-03-20T14:00:00Z');
    expect(seriesDates(start, 'none', BELGRADE)).toEqual([start]);
  });

  it('repeats weekly 22 times in five months', () => {
    expect(seriesDates(new Date('2025-01-07T14:00:00Z'), 'weekly', BELGRADE)).toHaveLength(22);
  });

  it.each([
    [BELGRADE, '2025-03-25T14:00', '2025-04-01T13:00'], // forward on 30 March
    ['Europe/Istanbul', '2025-03-25T14:00', '2025-04-01T14:00'], // never
    ['America/New_York', '2025-03-04T14:00', '2025-03-11T13:00'], // forward on 9 March
    ['Asia/Tokyo', '2025-03-25T14:00', '2025-04-01T14:00'], // never
  ])('keeps the wall clock of %s', (zone, first, second) => {
    const dates = seriesDates(new Date(`${first}:00Z`), 'weekly', zone);
    expect(iso(dates).slice(0, 2)).toEqual([first, second]);
  });

  it('repeats monthly on the same weekday of the month', () => {
    expect(iso(seriesDates(new Date('2025-01-16T09:00:00Z'), 'monthly', 'UTC'))).toEqual([
      '2025-01-16T09:00',
      '2025-02-20T09:00',
      '2025-03-20T09:00',
      '2025-04-17T09:00',
      '2025-05-15T09:00',
    ]);
  });

  it('takes a fifth weekday as the last one of each month', () => {
    expect(iso(seriesDates(new Date('2025-01-30T09:00:00Z'), 'monthly', 'UTC'))).toEqual([
      '2025-01-30T09:00',
      '2025-02-27T09:00',
      '2025-03-27T09:00',
      '2025-04-24T09:00',
      '2025-05-29T09:00',
      '2025-06-26T09:00',
    ]);
  });

  it.each([
    ['2025-03-20T14:00:00Z', '2025-08-20T14:00:00.000Z'],
    ['2025-09-30T08:00:00Z', '2026-02-28T08:00:00.000Z'],
  ])('of %s ends at %s', (start, end) => {
    expect(seriesEnd(new Date(start)).toISOString()).toBe(end);
  });

  it.each([
    ['2025-01-02T23:30:00Z', 'UTC', 'first Thursday'],
    ['2025-01-02T23:30:00Z', BELGRADE, 'first Friday'], // already the 3rd there
    ['2025-01-30T09:00:00Z', 'UTC', 'last Thursday'],
    ['2025-01-23T09:00:00Z', 'UTC', 'fourth Thursday'],
  ])('names the rule of %s in %s', (start, zone, words) => {
    expect(monthlyRule(new Date(start), zone)).toBe(words);
  });
});
