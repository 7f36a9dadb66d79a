import type { ApiFailure, Failure } from 'shared-ui';

/** The failure of a refused call. */

/**
 * Whether to choose another time: this one is taken, or all are gone because the mentor has left (404). After any other
 * failure the same request can be repeated: there was no response, or the first request is still in progress (409).
 */
export function isTimeTaken(failure: Failure): boolean {
  const { status, conflicts } = (failure ?? {}) as Partial<ApiFailure>;
  return status === 404 || conflicts !== undefined;
}
