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

describe('an attempt without an end', () => {
  it('is sent again a few times, ever later, for ten seconds at most', () => {
    expect(repeatsOf(LOST, 0)).toEqual([400, 1_200, 2_800, 6_000]);
    expect(repeatsOf(LOST, 1)).toEqual([600, 1_800, 4_200, 9_000]);
  });

  it('is not sent again by somebody who waited for ten seconds before it was lost', () => {
    expect(repeatsOf(LOST, 0, 30_000)).toEqual([]);
  });

  it('is sent no sooner than its answer says', () => {
    expect(repeatsOf({ status: 503, retryAfter: 2 }, 0)).toEqual([2_000, 4_000, 6_000, 9_200]);
    expect(repeatsOf({ status: 503, retryAfter: 60 }, 0)).toEqual([]);
  });
});

it.each([200, 400, 401, 403, 404, 409, 413, 422, 429, 500])('%i is the end of it', (status) => {
  expect(delayBefore(1, { status }, 0, 0)).toBeUndefined();
});

it.each([
  [502, undefined],
  [503, undefined],
  [504, undefined],
  [409, 1],
])('%i with Retry-After %p is not', (status, retryAfter) => {
  expect(delayBefore(1, { status, retryAfter }, 0, 0)).toBeGreaterThan(0);
});

it('429 is the end of it also when it says until when', () => {
  expect(delayBefore(1, { status: 429, retryAfter: 1 }, 0, 0)).toBeUndefined();
});
