import { dictionary } from '@zxcvbn-ts/language-common';

import { COMMON_PASSWORDS } from './commonPasswords';
import { passwordProblem } from './passwordRules';

const ana = {
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana.horvat@people.example',
  productName: 'Venture Quest',
};

it.each(['password123', 'PASSWORD123', 'qwertyuiop', '1q2w3e4r', 'crvenazvezda', 'Lozinka123'])(
  '%s is one of the most common',
  (password) => expect(passwordProblem(password, ana)).toMatch(/most common passwords/),
);

it.each([
  ['Horvat-2025-spring', /your name or email/],
  ['my ANA.HORVAT secret', /your name or email/],
  ['venturequest-forever', /"Venture Quest"/],
  ['correct horse battery', undefined],
  ['šuma-lišće-9', undefined],
])('%s: %s', (password, problem) => {
  if (problem) expect(passwordProblem(password, ana)).toMatch(problem);
  else expect(passwordProblem(password, ana)).toBeUndefined();
});

it('contains all of the ten thousand most common that are long enough', () => {
  const long = dictionary.passwords.slice(0, 10_000).filter(({ length }) => length >= 8);
  expect(long.length).toBeGreaterThan(1_000);
  for (const password of long)
    expect(passwordProblem(password, ana)).toMatch(/most common passwords/);
});

it('stores them in lower case, as they are compared', () => {
  expect([...COMMON_PASSWORDS].filter((word) => word !== word.toLowerCase())).toEqual([]);
});
