import { plainSentence } from './plainSentence';

it.each([
  ['insert by ana@example.com failed', 'insert by … failed'],
  ['open /var/quest/a.db', 'open …'],
  ['connect 10.0.0.12:5432', 'connect …'],
  ['connect ::1', 'connect …'],
  ['key 0123456789abcdef01234567 is\nwrong', 'key … is wrong'],
  ['version 1.2.3 of node:fs', 'version 1.2.3 of node:fs'],
])('of %j it leaves what is no data', (sentence, plain) => {
  expect(plainSentence(sentence)).toBe(plain);
});

it.each(['a.', `${'a'.repeat(23)}.`, '-.'])(
  'reads a word made of %j of any length at once',
  (piece) => {
    const began = performance.now();
    plainSentence(piece.repeat(20_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(100);
  },
);
