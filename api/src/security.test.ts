import { linked, pageOfTests } from './testing/namedTests';

const { text: page, named } = pageOfTests('security.md');

/** Sections of each chapter with a rule of level 1 or 2, as ASVS 5.0 has them. */
const SECTIONS: Record<number, number[]> = {
  1: [1, 2, 3, 4, 5],
  2: [1, 2, 3, 4],
  3: [2, 3, 4, 5, 7],
  4: [1, 2, 3, 4],
  5: [1, 2, 3, 4],
  6: [1, 2, 3, 4, 5, 6, 8],
  7: [1, 2, 3, 4, 5, 6],
  8: [1, 2, 3, 4],
  9: [1, 2],
  10: [1, 2, 3, 4, 5, 6, 7],
  11: [1, 2, 3, 4, 5, 6],
  12: [1, 2, 3],
  13: [1, 2, 3, 4],
  14: [1, 2, 3],
  15: [1, 2, 3],
  16: [1, 2, 3, 4, 5],
  17: [1, 2, 3],
};

it('has every section of the standard, and no other', () => {
  const there = page
    .split('\n')
    .flatMap((line) => /^\| (\d+\.\d[\d. ]*)/.exec(line)?.[1]?.trim().split(' ') ?? [])
    .map((rule) => rule.split('.').slice(0, 2).join('.'));
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    sections.map((section) => `${chapter}.${section}`),
  );

  expect([...new Set(there)].sort()).toEqual(wanted.sort());
});

it('names tests in nearly every row', () => {
  expect(named.length).toBeGreaterThan(50);
});

it.each(named)('$title', ({ file, title }) => {
  expect(linked(file)).toContain(`'${title}'`);
});
