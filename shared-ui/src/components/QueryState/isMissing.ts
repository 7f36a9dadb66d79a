import { type Failure, hasStatus } from 'shared-ui/core';

/**
 * Whether a read failed because there is nothing at its address for this reader: a retry would not help. The api
 * answers 422 to what is no id.
 */
export const isMissing = (failure: Failure): boolean => hasStatus(failure, 404, 422);
