import { countsAsView } from './countView';

const HOUR = 3_600_000;
const NOW = Date.UTC(2025, 2, 14, 12);
const zrno = { type: 'startup', id: 12 } as const;

beforeEach(() => localStorage.clear());

it.each([
  ['a moment later', 1, false],
  ['after five hours and a bit', 6 * HOUR - 1, false],
  ['after six hours', 6 * HOUR, true],
  ['when the clock went back', -1, true],
])('decides whether a second view %s counts', (_when, later, counts) => {
  expect(countsAsView(zrno, NOW)).toBe(true);

  expect(countsAsView(zrno, NOW + later)).toBe(counts);
});

it('counts each profile separately, with one localStorage key each', () => {
  countsAsView(zrno, NOW);

  expect(countsAsView({ type: 'startup', id: 13 }, NOW)).toBe(true);
  expect(countsAsView({ type: 'user', id: 12 }, NOW)).toBe(true);
  expect(Object.keys(localStorage).sort()).toEqual([
    'lastView_startup_12',
    'lastView_startup_13',
    'lastView_user_12',
  ]);
});

it('counts when the stored time is invalid', () => {
  localStorage.setItem('lastView_startup_12', 'yesterday');

  expect(countsAsView(zrno, NOW)).toBe(true);
});
