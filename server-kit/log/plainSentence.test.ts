import { processorTime } from '../testing/processorTime';
import { plainSentence } from './plainSentence';

it.each([
  ['insert by ana@example.com failed', 'insert by … failed'],
  ['open /var/quest/a.db', 'open …'],
  ['connect 10.0.0.12:5432', 'connect …'],
  ['connect ::1', 'connect …'],
  ['key 0123456789abcdef01234567 is\nwrong', 'key … is wrong'],
  ['version 1.2.3 of node:fs', 'version 1.2.3 of node:fs'],
])('removes data from %j', (sentence, plain) => {
  expect(plainSentence(sentence)).toBe(plain);
});

it.each(['a.', `${'a'.repeat(23)}.`, '-.'])(
  'reads a long word made of %j in little time',
  (piece) => {
    const word = piece.repeat(20_000 / piece.length);
    expect(processorTime(() => plainSentence(word))).toBeLessThan(1_000);
  },
);
