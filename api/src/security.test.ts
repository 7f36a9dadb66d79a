import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = path.join(__dirname, '../../docs/security.md');
const page = readFileSync(PAGE, 'utf8');

/** Each file the page names with the titles it says are in it. */
const named = [...page.matchAll(/\]\((\.\.\/[^)]+\.(?:test|spec)\.ts)\) '([^|;]+)'/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

it('names tests in nearly every row', () => {
  expect(named.length).toBeGreaterThan(50);
});

it.each(named)('$title', ({ file, title }) => {
  const text = readFileSync(path.join(path.dirname(PAGE), file), 'utf8');

  expect(text.includes(`'${title}'`)).toBe(true);
});
