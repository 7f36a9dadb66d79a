import { dayLabel } from './dayLabel';
import { clockTime, meetingSpan, meetingTime, ownZone, utcMoment, zoneName } from './meetingTime';
import { relativeTime } from './relativeTime';

const NOW = Date.UTC(2025, 2, 14, 12, 0, 0);
const ago = (seconds: number) => relativeTime(new Date(NOW - seconds * 1000).toISOString(), NOW);
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

describe('relativeTime', () => {
  it.each([
    [0, '1 second ago'],
    [-5, '1 second ago'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [MINUTE, '1 minute ago'],
    [MINUTE + 1, '1 minute 1 second ago'],
    [2 * MINUTE + 14, '2 minutes 14 seconds ago'],
    [HOUR - 1, '59 minutes 59 seconds ago'],
    [HOUR, '1 hour ago'],
    [3 * HOUR + 900, '3 hours ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [6 * DAY, '6 days ago'],
    [30 * DAY, '1 month ago'],
    [364 * DAY, '12 months ago'],
    [365 * DAY, '1 year ago'],
    [800 * DAY, '2 years ago'],
  ])('%i seconds are "%s"', (seconds, message) => {
    expect(ago(seconds)).toBe(message);
  });

  it('returns nothing for an invalid date', () => {
    expect(relativeTime('soon', NOW)).toBe('');
  });
});

describe('the time of a meeting', () => {
  it.each([
    ['2025-03-18 14:00:00', 'Europe/Belgrade', '3:00 PM on Tuesday, March 18'],
    ['2025-04-01 13:00:00', 'Europe/Belgrade', '3:00 PM on Tuesday, April 1'], // summer time
    ['2025-03-18 22:30:00', 'Europe/Istanbul', '1:30 AM on Wednesday, March 19'],
    ['2025-03-18 00:00:00', 'UTC', '12:00 AM on Tuesday, March 18'],
    ['2025-03-18 12:05:00', 'UTC', '12:05 PM on Tuesday, March 18'],
    ['2025-01-01 03:00:00', 'America/New_York', '10:00 PM on Tuesday, December 31'],
  ])('%s in %s is %s', (text, zone, message) => {
    expect(meetingTime(text, zone)).toBe(message);
  });

  it('is a moment in UTC, an hour, and a span', () => {
    expect(utcMoment('2025-03-18 14:00:00').toISOString()).toBe('2025-03-18T14:00:00.000Z');
    expect(clockTime('2025-03-18 14:00:00', 'Europe/Sofia')).toBe('4:00 PM');
    expect(meetingSpan('2025-03-18 14:00:00', '2025-03-18 15:00:00', 'UTC')).toBe(
      'Tuesday, March 18, 2025, 2:00 PM to 3:00 PM',
    );
    expect(meetingSpan('2025-03-18 23:30:00', '2025-03-19 00:30:00', 'UTC')).toBe(
      'Tuesday, March 18, 2025, 11:30 PM to Wednesday, March 19, 2025, 12:30 AM',
    );
  });

  it.each([
    ['Etc/Unknown', '2:00 PM', 'UTC (GMT+0)'],
    ['Europe/Sofia', '4:00 PM', 'Europe/Sofia (GMT+2)'],
  ])('uses a named zone, or UTC when the browser has none: %s', (timeZone, hour, name) => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const browser = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    browser.mockReturnValue({ ...options, timeZone });
    const zone = ownZone();
    browser.mockRestore();

    const start = '2025-03-18 14:00:00';
    expect([clockTime(start, zone), zoneName(zone, utcMoment(start))]).toEqual([hour, name]);
  });

  it('names a day whatever zone the reader is in', () => {
    expect(dayLabel('2025-03-20')).toBe('Thursday, March 20');
  });

  it('names its zone with the offset of the day', () => {
    const name = (text: string) => zoneName('Europe/Belgrade', utcMoment(text));
    expect(name('2025-03-18 14:00:00')).toBe('Europe/Belgrade (GMT+1)');
    expect(name('2025-04-18 14:00:00')).toBe('Europe/Belgrade (GMT+2)');
  });
});
