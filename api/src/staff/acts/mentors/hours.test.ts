import { processorTime } from 'server-kit/testing/processorTime';

import { clockTime, dayHours, printHours, readHours, readWeek, WORKING_HOURS, week } from './hours';

describe('hours of a mentor', () => {
  it.each([
    ['09:00-12:00', [{ startMinute: 540, endMinute: 720 }]],
    [
      '09:00-10:00, 10:00-11:30',
      [
        { startMinute: 540, endMinute: 600 },
        { startMinute: 600, endMinute: 690 },
      ],
    ],
    ['22:00-24:00', [{ startMinute: 1320, endMinute: 1440 }]],
    ['none', []],
    ['', undefined],
    ['9-12', undefined],
    ['12:00-09:00', undefined],
    ['09:00-09:00', undefined],
    ['23:00-24:01', undefined],
    ['09:60-11:00', undefined],
    ['09:00-11:00,10:00-12:00', undefined],
    ['13:00-17:00,09:00-14:00', undefined],
    ['at 09:00-12:00', undefined],
    ['09:00-12:00 or so', undefined],
  ])('reads a day %j', (text, hours) => {
    expect(readHours(text)).toEqual(hours);
  });

  it('refuses a week of any size at once', () => {
    const week = `mon${' '.repeat(40_000)}x\nx`;
    expect(processorTime(() => expect(readWeek(week)).toBeUndefined())).toBeLessThan(1_000);
  });

  it.each([
    ['sat 10:00-12:00', [{ weekday: 6, startMinute: 600, endMinute: 720 }]],
    [
      'mon-tue 10:00-11:00',
      [1, 2].map((weekday) => ({ weekday, startMinute: 600, endMinute: 660 })),
    ],
    ['none', []],
    ['fri-mon 10:00-12:00', undefined],
    ['day 10:00-12:00', undefined],
    ['mon none', undefined],
    ['mon-fri 10:00-12:00; tue 11:00-13:00', undefined],
    ['sun 10:00-12:00; sun 11:00-13:00', undefined],
    ['not mon 10:00-12:00', undefined],
    ['mon 10:00-12:00\nor later', undefined],
  ])('reads a week %j', (text, windows) => {
    expect(readWeek(text)).toEqual(windows);
  });

  it('are read in capitals and between spaces, and a text without hours is explained', () => {
    expect(week('').parse(' Sat 10:00-12:00 ')).toEqual(readWeek('sat 10:00-12:00'));
    expect(dayHours('').parse(' NONE ')).toEqual([]);
    expect(dayHours('').safeParse('noon').error?.issues).toMatchObject([
      { message: 'must look like "09:00-12:00,13:00-17:00" or be "none"' },
    ]);
  });

  it.each([
    [{ startMinute: 570, endMinute: 1440 }, '09:30-24:00'],
    [{ startMinute: null, endMinute: null }, 'closed'],
  ])('prints %j as %s', (hours, text) => {
    expect(printHours(hours)).toBe(text);
  });

  it('gives a new mentor five days with two windows each', () => {
    expect(WORKING_HOURS).toHaveLength(10);
    expect(clockTime(WORKING_HOURS[1]!.endMinute)).toBe('17:00');
  });
});
