import type { ApiFailure } from 'shared-ui';

/** Whether the api takes the link of an invitation no more (404, 422). Anything else says nothing of it. */
export const isDeadInvitation = (error: object): error is ApiFailure =>
  'status' in error && (error.status === 404 || error.status === 422);
