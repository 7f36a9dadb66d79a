import type { ApiFailure } from 'shared-ui';

/** Whether the api takes a mailed link no more (404, 422). Anything else says nothing of the link. */
export const isBadLink = (error: object): error is ApiFailure =>
  'status' in error && (error.status === 404 || error.status === 422);
