import { delayBefore } from './index';

const LOST = { status: 0 };

/** When a client that gets the same response each time repeats the call, in milliseconds after the first attempt. */
function repeatsOf(met: { status: number; retryAfter?: number }, random: number, lasts = 0) {
  const times: number[] = [];
  for (let now = lasts; ; now += lasts) {
    const delay = delayBefore(times.length + 1, met, now, random);
    if (delay === undefined) return times;
    now += delay;
    times.push(now);
  }
}

describe('an attempt without a known outcome', () => {
  it('is repeated a few times with growing delays, for ten seconds at most', () => {
    expect(repeatsOf(LOST, 0)).toEqual([400, 1_200, 2_800, 6_000]);
    expect(repeatsOf(LOST, 1)).toEqual([600, 1_800, 4_200, 9_000]);
  });

  it('is not repeated when it was lost after ten seconds', () => {
    expect(repeatsOf(LOST, 0, 30_000)).toEqual([]);
  });

  it('is repeated no sooner than its Retry-After', () => {
    expect(repeatsOf({ status: 503, retryAfter: 2 }, 0)).toEqual([2_000, 4_000, 6_000, 9_200]);
    expect(repeatsOf({ status: 503, retryAfter: 60 }, 0)).toEqual([]);
  });
});

it.each([200, 400, 401, 403, 404, 409, 413, 422, 429, 500])('%i is final', (status) => {
  expect(delayBefore(1, { status }, 0, 0)).toBeUndefined();
});

it.each([
  [502, undefined],
  [503, undefined],
  [504, undefined],
  [409, 1],
])('%i with Retry-After %p is repeated', (status, retryAfter) => {
  expect(delayBefore(1, { status, retryAfter }, 0, 0)).toBeGreaterThan(0);
});

it('429 is final even with Retry-After', () => {
  expect(delayBefore(1, { status: 429, retryAfter: 1 }, 0, 0)).toBeUndefined();
});
