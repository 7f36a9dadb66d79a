import { isUnavailable } from './isUnavailable';

const coded = (code: string) => Object.assign(new Error('said'), { code });

it.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['a pooler finds no server', coded('08P01')],
  ['the former primary is a replica now', coded('25006')],
  ['a statement took too long', new Error('outer', { cause: coded('57014') })],
])('the database counts as unavailable when %s', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([coded('23505'), new Error('said'), 'said', undefined])('%s is another error', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
