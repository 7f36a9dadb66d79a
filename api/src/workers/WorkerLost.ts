import { OperatorError } from 'server-kit/log';

import { OUT_OF_TIME_SIGNAL } from './processor-time/processorWatch';

/**
 * Why a process ended: its job exceeded its processor time, or its time limit; it crashed; it was killed by something
 * else, or cannot be started or reached.
 */
export type WorkerEnd = 'spent' | 'late' | 'died' | 'away';

/** The process ended, because of a job or another reason. The next job gets a new one. */
export class WorkerLost extends OperatorError {
  constructor(
    message: string,
    readonly end: WorkerEnd,
  ) {
    super(message);
  }
}

/** SIGKILL comes from outside, e.g. when memory is short, so the job is not to blame. */
export function endBy(signal: NodeJS.Signals | null): WorkerEnd {
  if (signal === OUT_OF_TIME_SIGNAL) return 'spent';
  return signal === 'SIGKILL' ? 'away' : 'died';
}
