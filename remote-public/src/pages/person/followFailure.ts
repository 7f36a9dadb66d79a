import type { ApiFailure } from 'shared-ui';

const FAILED = 'Failed to follow/unfollow this user.';
const OWN_ACCOUNT = 'You cannot follow your own account';

/** The toast's text when following a person fails (rules 3.20 and 7.1). */
export function followFailure(failure: Pick<ApiFailure, 'message'> | { message?: string }): string {
  return failure.message?.includes('cannot follow your own account') ? OWN_ACCOUNT : FAILED;
}
