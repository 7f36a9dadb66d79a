import { type ApiFailure, failureText } from 'shared-ui/core';

import { meetingTime } from './meetingTime';

/** What a call that was refused left behind. */
type Failure = Parameters<typeof failureText>[0];

/** The starts that are taken, 'yyyy-MM-dd HH:mm:ss' in UTC; none when that was not the reason. */
export function takenStarts(failure: Failure): string[] {
  return (failure as ApiFailure | undefined)?.conflicts ?? [];
}

/** Why it was refused, and which dates stand in the way. */
export function clashText(failure: Failure): string {
  const dates = takenStarts(failure).map((start) => meetingTime(start));
  return [failureText(failure), dates.length > 0 && `Taken: ${dates.join('; ')}.`]
    .filter(Boolean)
    .join(' ');
}
