import { awayFault, toMoment } from './timeOff';

const NOW = new Date('2025-03-14T12:00:00Z');

describe('time off', () => {
  it.each([
    ['Europe/Belgrade', '2025-03-29T12:00', '2025-03-29T11:00:00.000Z'],
    ['Europe/Belgrade', '2025-03-30T12:00', '2025-03-30T10:00:00.000Z'], // summer time begins that night
    ['Europe/Istanbul', '2025-03-30T12:00', '2025-03-30T09:00:00.000Z'],
    ['America/New_York', '2025-03-30T12:00', '2025-03-30T16:00:00.000Z'],
    ['Asia/Tokyo', '2025-03-30T02:30', '2025-03-29T17:30:00.000Z'],
  ])('is converted from local time in %s to UTC', (zone, localTime, moment) => {
    expect(toMoment(localTime, zone)).toBe(moment);
  });

  it.each([
    ['', '', undefined],
    ['2025-03-20T09:00', '', undefined],
    ['2025-03-20T09:00', '2025-03-20T10:00', undefined],
    ['2025-03-13T09:00', '2025-03-20T10:00', undefined],
    ['2025-03-20T09:00', '2025-03-20T09:00', 'The time off must end after it starts.'],
    ['2025-03-20T09:00', '2025-03-19T09:00', 'The time off must end after it starts.'],
    ['2025-03-10T09:00', '2025-03-11T09:00', 'This time has passed.'],
    ['', '2025-03-11T09:00', 'This time has passed.'],
  ])('from %s until %s: %s', (from, until, fault) => {
    expect(awayFault({ from, until }, 'Europe/Sofia', NOW)).toBe(fault);
  });

  it('is in the past by the local time of the mentor', () => {
    const away = { from: '', until: '2025-03-14T13:00' }; // two hours ago in Sofia, in the future in UTC
    expect(awayFault(away, 'Europe/Sofia', NOW)).toBe('This time has passed.');
    expect(awayFault(away, 'America/New_York', NOW)).toBeUndefined();
  });
});
