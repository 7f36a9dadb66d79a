import { type ApiFailure, failureText, meetingTime } from 'shared-ui';

/** What a call that was refused left behind. */
type Failure = Parameters<typeof failureText>[0];

/** The starts that are taken, 'yyyy-MM-dd HH:mm:ss' in UTC; none when that was not the reason. */
export function takenStarts(failure: Failure): string[] {
  return (failure as ApiFailure | undefined)?.conflicts ?? [];
}

/** Why it was refused, and which dates stand in the way. */
export function errorText(failure: Failure): string {
  const dates = takenStarts(failure).map((start) => meetingTime(start));
  return [failureText(failure), dates.length > 0 && `Taken: ${dates.join('; ')}.`]
    .filter(Boolean)
    .join(' ');
}

/**
 * Whether there is another time to look for: this one is taken, or all are, since the mentor has left (404). After
 * any other failure the same can be asked for again: no answer came, or the first request is still under way (409).
 */
export function isTimeLost(failure: Failure): boolean {
  const { status, conflicts } = (failure ?? {}) as Partial<ApiFailure>;
  return status === 404 || conflicts !== undefined;
}
