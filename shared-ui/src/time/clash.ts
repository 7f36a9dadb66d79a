import { type ApiFailure, type Failure, failureText } from 'shared-ui/core';

import { meetingTime } from './meetingTime';

/** Returns the starts that are taken, 'yyyy-MM-dd HH:mm:ss' in UTC; none when the failure has another reason. */
export function takenStarts(failure: Failure): string[] {
  return (failure as ApiFailure | undefined)?.conflicts ?? [];
}

/** Returns the reason of the failure, with the conflicting dates. */
export function clashText(failure: Failure): string {
  const dates = takenStarts(failure).map((start) => meetingTime(start));
  return [failureText(failure), dates.length > 0 && `Taken: ${dates.join('; ')}.`]
    .filter(Boolean)
    .join(' ');
}
