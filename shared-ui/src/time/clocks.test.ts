import { clockChanges, firstAfterChange, sameClock } from './clocks';

const WINTER = new Date('2025-01-15T12:00:00Z');
const SUMMER = new Date('2025-07-15T12:00:00Z');

describe('clocks', () => {
  it.each([
    ['Europe/Belgrade', 'Europe/Skopje', WINTER, true],
    ['Europe/Istanbul', 'Europe/Sofia', SUMMER, true],
    ['Europe/Istanbul', 'Europe/Sofia', WINTER, false],
    ['America/New_York', 'Europe/Belgrade', WINTER, false],
  ])('of %s and %s at %s are the same: %s', (one, other, at, same) => {
    expect(sameClock(one, other, at)).toBe(same);
  });

  it.each([
    ['Europe/Belgrade', true],
    ['Europe/Istanbul', false],
    ['UTC', false],
  ])('of %s change between winter and summer: %s', (zone, change) => {
    expect(clockChanges(zone, WINTER, SUMMER)).toBe(change);
  });

  it('have changed before some of many meetings', () => {
    const starts = ['2025-03-27', '2025-04-03', '2025-04-10', '2025-10-30'];
    const meetings = starts.map((day) => ({ start_time: `${day} 12:00:00` }));
    expect([...firstAfterChange('Europe/Belgrade', meetings)]).toEqual([meetings[1], meetings[3]]);
    expect(firstAfterChange('Europe/Istanbul', meetings).size).toBe(0);
  });
});
