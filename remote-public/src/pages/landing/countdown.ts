/** What is left until a moment, in whole units; all zero once it has passed. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

/**
 * Time from `now` to `target`, both in milliseconds since the epoch. A second that has begun still
 * counts, so the clock shows 00:00:01 until the target itself.
 */
export function timeLeft(target: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  };
}
