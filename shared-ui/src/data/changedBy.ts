import type { ApiFailure } from './apiFailure';

/**
 * Whether the page may be out of date after a failure: without an answer of the api the act may have been done all
 * the same, and with a 409 somebody else was quicker.
 */
export const isUncertain = ({ status }: ApiFailure): boolean =>
  status === 0 || status >= 500 || status === 409;

/**
 * The `invalidatesTags` of an act: what it changes is read again when it was done, and when it is uncertain.
 * @param tags of what it changes
 * @param unknown what to read again when it is uncertain; the same when left out
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
