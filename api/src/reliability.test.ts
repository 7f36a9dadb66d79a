import { linked, pageOfTests } from './testing/namedTests';

const { text, named } = pageOfTests('reliability.md');

it('has every promise once', () => {
  const there = [...text.matchAll(/^\| (C\d+) \|/gm)].map(([, row]) => row);

  expect(there).toEqual(Array.from({ length: 30 }, (_, at) => `C${at + 1}`));
});

it('says of each what was seen', () => {
  expect(text).not.toMatch(/SEEN-|\| *\|$/m);
});

it.each(named)('$title', ({ file, title }) => {
  expect(linked(file)).toContain(`'${title}'`);
});
