import type { Clock } from '../app/clock';

export interface TestClock extends Clock {
  /** Advances the time by milliseconds. */
  advance(ms: number): void;
  set(instant: string): void;
}

/** A clock that stands still until it is set. */
export function testClock(instant = '2025-03-11T09:00:00Z'): TestClock {
  let now = Date.parse(instant);
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
    set(next) {
      now = Date.parse(next);
    },
  };
}
