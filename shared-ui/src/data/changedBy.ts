import type { ApiFailure } from './apiFailure';

/**
 * Whether the page may be out of date after a failure. Without a response from the api the action may still have
 * succeeded. After a 409 another user was faster.
 */
export const isUncertain = ({ status }: ApiFailure): boolean =>
  status === 0 || status >= 500 || status === 409;

/**
 * Returns the `invalidatesTags` of an action: its data is fetched again after success, and when the result is
 * uncertain.
 * @param tags of the data that it changes
 * @param unknown tags to invalidate when the result is uncertain; the same when omitted
 */
export const changedBy =
  <Which, Tag>(
    tags: (which: Which) => readonly Tag[],
    unknown: (which: Which) => readonly Tag[] = tags,
  ) =>
  (_answer: unknown, failure: ApiFailure | undefined, which: Which): readonly Tag[] => {
    if (!failure) return tags(which);
    return isUncertain(failure) ? unknown(which) : [];
  };
