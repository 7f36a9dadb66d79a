import { COMMON_PASSWORDS } from './commonPasswords';
import { passwordProblem } from './passwordRules';

const ana = {
  ...{ name: 'Ana', surname: 'Horvat', email: 'ana.horvat@people.example' },
  productName: 'Venture Quest',
};

it.each(['password123', 'PASSWORD123', 'qwertyuiop', '1q2w3e4r', 'crvenazvezda', 'Lozinka123'])(
  '%s is one of the most used',
  (password) => expect(passwordProblem(password, ana)).toMatch(/most used/),
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

it('knows thousands, all as they are compared: in small letters', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(2_500);
  for (const password of COMMON_PASSWORDS) expect(password).toBe(password.toLowerCase());
});
