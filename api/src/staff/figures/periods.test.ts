import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { nextMonday, seasonPeriod, weeksOf } from './periods';

const { site } = DEMO_PROGRAMME;
const season = site.seasons.find(({ number }) => number === 2)!;

it('a week ends on Monday in the zone', () => {
  const sunday = Date.parse('2025-03-09T22:30:00Z');
  expect(nextMonday('UTC', sunday)).toBe('2025-03-10');
  expect(nextMonday('Europe/Sofia', sunday)).toBe('2025-03-17');
});

it.each([
  ['that is over', '2024-11', '2025-02', '2025-03-17', ['2024-11-01', '2025-03-01']],
  ['that is on', '2025-01', '2025-06', '2025-03-17', ['2025-01-01', '2025-03-17']],
  ['that never ends', '2025-01', '9999-12', '2025-03-17', ['2025-01-01', '2025-03-17']],
  ['of an impossible year', '0000-01', '2000-01', '2025-03-17', ['2000-01-01', '2000-02-01']],
  ['that is to come', '2025-04', '2025-06', '2025-03-17', undefined],
  ['without months', '', '', '2025-03-17', undefined],
])('a season %s', (_what, begins, ends, until, expected) => {
  const stretch = seasonPeriod({ ...season, begins, ends }, until);
  expect(stretch && [stretch.from, stretch.until]).toEqual(expected);
});

it('weeks of a period are cut at its ends, and limited to the newest two years', () => {
  expect(weeksOf({ from: '2025-01-01', until: '2025-01-15' })).toEqual([
    { from: '2025-01-01', until: '2025-01-06' },
    { from: '2025-01-06', until: '2025-01-13' },
    { from: '2025-01-13', until: '2025-01-15' },
  ]);
  const weeks = weeksOf({ from: '2000-01-01', until: '2025-01-06' });
  expect(weeks).toHaveLength(106);
  expect(weeks.at(-1)).toEqual({ from: '2024-12-30', until: '2025-01-06' });
});
