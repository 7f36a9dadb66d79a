import { Temporal } from 'temporal-polyfill';

import { endOfSeries, lastDayAsked, sameWeekday, seriesDays } from './series';

const day = (text: string) => Temporal.PlainDate.from(text);
const texts = (days: Temporal.PlainDate[]) => days.map(String);

describe('a series', () => {
  it('that ends on its first day has one meeting', () => {
    expect(texts(seriesDays(day('2025-03-20'), 'none', day('2025-03-20')))).toEqual(['2025-03-20']);
  });

  it('that does not repeat has one meeting, whatever its last possible day', () => {
    expect(texts(seriesDays(day('2025-03-20'), 'none', day('2025-08-20')))).toEqual(['2025-03-20']);
  });

  it.each([
    ['none', '2025-04-01', '2025-03-20', false],
    ['weekly', undefined, '2025-08-20', false],
    ['weekly', '2025-08-21', '2025-08-20', false],
    ['weekly', '2025-08-20', '2025-08-20', false],
    ['monthly', '2025-08-19', '2025-08-19', true],
  ] as const)('%s in a programme until %s ends on %s', (recurrence, end, last, withProgramme) => {
    const ended = endOfSeries(day('2025-03-20'), recurrence, end);
    expect([String(ended.day), ended.withProgramme]).toEqual([last, withProgramme]);
  });

  it('weekly over five months has twenty-two meetings', () => {
    const first = day('2025-03-20');
    const days = seriesDays(first, 'weekly', lastDayAsked(first));

    expect(days).toHaveLength(22);
    expect(String(days.at(-1))).toBe('2025-08-14');
  });

  it.each([
    ['2025-03-20', ['2025-03-20', '2025-04-17', '2025-05-15', '2025-06-19', '2025-07-17']],
    [
      '2025-01-31',
      ['2025-01-31', '2025-02-28', '2025-03-28', '2025-04-25', '2025-05-30', '2025-06-27'],
    ],
    ['2025-10-01', ['2025-10-01', '2025-11-05', '2025-12-03', '2026-01-07', '2026-02-04']],
  ])('monthly from %s keeps the weekday of the month', (first, expected) => {
    expect(texts(seriesDays(day(first), 'monthly', lastDayAsked(day(first))))).toEqual(expected);
  });

  it('includes its last day', () => {
    expect(texts(seriesDays(day('2025-03-20'), 'weekly', day('2025-04-03')))).toEqual([
      '2025-03-20',
      '2025-03-27',
      '2025-04-03',
    ]);
  });
});

it.each([
  ['2025-01-29', 1, '2025-02-26'],
  ['2025-01-29', 3, '2025-04-30'],
  ['2025-12-09', 1, '2026-01-13'],
])('the weekday of %s, %i months later, is %s', (first, months, expected) => {
  expect(String(sameWeekday(day(first), months))).toBe(expected);
});
