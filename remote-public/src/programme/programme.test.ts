import { MILESTONES, PROGRAMME, SUBMISSIONS } from './programme';

it('counts 239 submissions over 13 countries, most first', () => {
  const counts = SUBMISSIONS.map(({ count }) => count);

  expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(PROGRAMME.submissions);
  expect(counts).toHaveLength(PROGRAMME.countries);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

it('tells the milestones in the order they happen', () => {
  const dates = MILESTONES.map(({ dateTime }) => dateTime);

  expect(dates).toEqual([...dates].sort());
});
