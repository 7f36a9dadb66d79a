import { aProgramme } from 'shared-ui/testing';
import { secondsLeft, timeLeft } from './countdown';

const SECOND = 1000;
const APPLICATIONS_CLOSE = Date.parse(aProgramme().site.window!.closes_at);
const DAY = 86_400 * SECOND;

describe('time left until the applications close', () => {
  it.each([
    ['a day before', DAY, [1, 0, 0, 0, false]],
    ['a second less than a day before', DAY - SECOND, [0, 23, 59, 59, false]],
    [
      'twelve days and some hours before',
      12 * DAY + 4 * 3600 * SECOND + 31 * 60 * SECOND + 9 * SECOND,
      [12, 4, 31, 9, false],
    ],
    ['in the last second', 1, [0, 0, 0, 1, false]],
    ['at the end itself', 0, [0, 0, 0, 0, true]],
    ['long after', -400 * DAY, [0, 0, 0, 0, true]],
  ])('%s', (_when, before, [days, hours, minutes, seconds, over]) => {
    expect(timeLeft(secondsLeft(APPLICATIONS_CLOSE, APPLICATIONS_CLOSE - before))).toEqual({
      days,
      hours,
      minutes,
      seconds,
      over,
    });
  });

  it('ends at 23:59 Central European Time', () => {
    expect(APPLICATIONS_CLOSE).toBe(Date.parse('2024-12-15T23:59:00+01:00'));
  });
});
