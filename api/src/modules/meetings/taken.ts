import { conflict } from '../../app/refusal';
import { toWireTime } from './meeting.wire';

/** 409: nothing was written; `conflicts` names the starts that cannot be had. */
export const taken = (starts: number[]) =>
  conflict('This time is no longer available.', {
    conflicts: [...new Set(starts)].sort((a, b) => a - b).map(toWireTime),
  });
