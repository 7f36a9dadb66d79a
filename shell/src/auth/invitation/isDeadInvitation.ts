import type { ApiFailure } from 'shared-ui';

/**
 * Whether the api no longer accepts the link of an invitation (404, 422). Other errors give no information about it.
 */
export const isDeadInvitation = (error: object): error is ApiFailure =>
  'status' in error && (error.status === 404 || error.status === 422);
