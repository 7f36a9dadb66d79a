import { plural } from './plural';

it.each([
  [0, '0 accounts'],
  [1, '1 account'],
  [1445, '1,445 accounts'],
])('%s is counted in readable form: %s', (count, text) => {
  expect(plural(count, 'account')).toBe(text);
});
