import type { ApiFailure } from './apiFailure';

/**
 * Whether things may be other than the page shows them: no answer came, or one of something in between, so it
 * may be done all the same; or somebody was quicker.
 */
export const isUncertain = ({ status }: ApiFailure): boolean =>
  status === 0 || status >= 500 || status === 409;

/**
 * The `invalidatesTags` of an act: what it changes is read again when it was done, when nobody knows, and when it
 * was refused because of what was done meanwhile.
 * @param tags of what it changes
 * @param unknown what to read again when nobody knows; the same when left out
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
