import { makeUsername } from './username';

it.each([
  ['Teodora', 'Ilić', [], 'teodora_ilic'],
  ['Teodora', 'Ilić', ['teodora_ilic', 'teodora_ilic2'], 'teodora_ilic3'],
  ['Ελένη', '/', [], 'eleni'],
  ['Ђ', '/', [], 'member_dj'],
  ['李', '小龙', [], 'member2'],
  ['李', '小龙', ['member2'], 'member3'],
  ['Admin', '/', [], 'admin2'],
  ['007', 'Bond', [], 'bond'],
  ['Wolfeschlegelsteinhausen', 'Bergerdorff', [], 'wolfeschlegelsteinhausen'],
])('%s %s becomes a free username', (name, surname, taken, expected) => {
  const username = makeUsername(name, surname, taken);

  expect(username).toBe(expected);
  expect(username).toMatch(/^[a-z][a-z0-9_]{2,29}$/);
});
