import { sameSource } from './sameSource';

const series = (from: number) => Array.from({ length: 200 }, (_, at) => from + ((at * 7) % 50));

it.each([
  ['the same times', series(10), 1, 1],
  ['hardly other times', series(11), 0.5, 1],
  ['times a fifth of their spread later', series(20), 0, 0.01],
])('%s: how probable one source is', (_what, other, least, most) => {
  const p = sameSource(series(10), other);

  expect(p).toBeGreaterThanOrEqual(least);
  expect(p).toBeLessThanOrEqual(most);
});
