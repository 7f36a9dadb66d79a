import type { ApiFailure } from './apiFailure';

/** Whether what was asked may have been done all the same: no answer came, or one of something in between. */
const mayBeDone = ({ status }: ApiFailure): boolean => status === 0 || status >= 500;

/**
 * The `invalidatesTags` of an act: what it changes is read again when it was done, and when nobody knows.
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
    return mayBeDone(failure) ? unknown(which) : [];
  };
