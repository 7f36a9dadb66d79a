import { conflict } from '../../app/httpError';
import { toWireTime } from './meeting.wire';

/** Reason why a time is not available although the mentor is free (rule 5.38). */
export const WEEK_IS_FULL = 'This mentor has no more time for your startup in that week.';

/** 409: nothing was written; `conflicts` names the starts that are not available. */
export const slotTaken = (starts: number[], reason = 'This time is no longer available.') =>
  conflict(reason, {
    conflicts: [...new Set(starts)].sort((a, b) => a - b).map(toWireTime),
  });
