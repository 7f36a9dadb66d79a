/** Time until a moment, in whole units; all zero afterwards. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

/**
 * From `now` to `target`, both in milliseconds since the epoch; 0 afterwards. A started second counts as a whole one,
 * so the clock shows 00:00:01 until the target.
 */
export const secondsLeft = (target: number, now: number): number =>
  Math.max(0, Math.ceil((target - now) / 1000));

/** @param seconds remaining, not negative */
export function timeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    over: seconds === 0,
  };
}
