import { type Failure, hasStatus } from 'shared-ui';

/**
 * Whether the api no longer accepts the link of an invitation (404, 422). Other errors give no information about it.
 */
export const isDeadInvitation = (error: Failure): boolean => hasStatus(error, 404, 422);
