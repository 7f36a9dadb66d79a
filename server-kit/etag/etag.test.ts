import { matchesEtag } from '.';

it.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['"x","abc"', true],
  ['*', true],
  ['"x"', false],
  ['"abcd"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('a client that has %j has the version "abc": %s', (known, has) => {
  for (const etag of ['"abc"', 'W/"abc"']) expect(matchesEtag(known, etag)).toBe(has);
});
