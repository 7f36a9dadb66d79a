import { OperatorError } from 'server-kit/log';

import { OUT_OF_TIME_SIGNAL } from './processor-time/processorWatch';

/**
 * Why a process is no more: its job took the processor time it may have, or more time by the clock; it
 * died by itself; something else ended it, or it cannot be started or reached.
 */
export type WorkerEnd = 'spent' | 'late' | 'died' | 'away';

/** The process has died, of a job or of something else. The next job gets another one. */
export class WorkerLost extends OperatorError {
  constructor(
    message: string,
    readonly end: WorkerEnd,
  ) {
    super(message);
  }
}

/** SIGKILL comes from outside, e.g. of a system that is short of memory: it says nothing of the job. */
export function endBy(signal: NodeJS.Signals | null): WorkerEnd {
  if (signal === OUT_OF_TIME_SIGNAL) return 'spent';
  return signal === 'SIGKILL' ? 'away' : 'died';
}
