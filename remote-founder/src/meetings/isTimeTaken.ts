import type { ApiFailure, failureText } from 'shared-ui';

/** What a call that was refused left behind. */
type Failure = Parameters<typeof failureText>[0];

/**
 * Whether there is another time to look for: this one is taken, or all are, since the mentor has left (404). After
 * any other failure the same can be asked for again: no answer came, or the first request is still under way (409).
 */
export function isTimeTaken(failure: Failure): boolean {
  const { status, conflicts } = (failure ?? {}) as Partial<ApiFailure>;
  return status === 404 || conflicts !== undefined;
}
