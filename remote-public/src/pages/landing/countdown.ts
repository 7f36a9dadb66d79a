/** What is left until a moment, in whole units; all zero once it has passed. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

/**
 * From `now` to `target`, both in milliseconds since the epoch; 0 once it has passed. A second that has begun
 * still counts, so the clock shows 00:00:01 until the target itself.
 */
export const secondsLeft = (target: number, now: number): number =>
  Math.max(0, Math.ceil((target - now) / 1000));

/** @param seconds that are left, none of them negative */
export function timeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    over: seconds === 0,
  };
}
