import { testClock } from '../testing/testClock';
import { MINUTE } from './clock';
import { MAX_WINDOWS, memoryLimiter, type Windows } from './limiter';

it('deletes a key within a minute of the end of its window', async () => {
  const clock = testClock();
  const windows: Windows = new Map();
  const limiter = memoryLimiter(clock, windows);
  await limiter.hit('ip 203.0.113.7', 5, 60);
  await limiter.hit('user 7', 5, 3_600);
  expect([...windows.keys()]).toEqual(['ip 203.0.113.7', 'user 7']);

  clock.advance(MINUTE);
  await limiter.hit('user 8', 5, 60);
  expect([...windows.keys()]).toEqual(['user 7', 'user 8']);
});

it('stores a bounded number of keys, however many addresses send', async () => {
  const ends = testClock().now().getTime() + MINUTE;
  const windows: Windows = new Map(
    Array.from({ length: MAX_WINDOWS }, (_, at) => [`ip ${at}`, { count: 1, ends }]),
  );
  const limiter = memoryLimiter(testClock(), windows);
  for (let at = 0; at < 10; at += 1) await limiter.hit(`new ${at}`, 5, 60);

  expect(windows.size).toBe(MAX_WINDOWS);
  expect(windows.has('new 9')).toBe(true);
  expect(windows.has('ip 0')).toBe(false);
});
