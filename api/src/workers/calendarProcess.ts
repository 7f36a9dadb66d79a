import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import { boundedQueue } from '../app/boundedQueue';
import { MINUTE, SECOND } from '../app/clock';
import type {
  CalendarAnswer,
  CalendarJob,
  CalendarWork,
} from '../modules/busy-calendar/reader/readText';
import { WorkerLost } from './WorkerLost';
import { WorkerProcess } from './WorkerProcess';

const MAX_WAITING = 200;

/**
 * Calendars are read by a process of their own, one at a time and after everything else: rules of
 * repetition can be written so that nobody ever finds their next date. What bounds one is processor
 * time, of which a busy machine gives little; the clock ends only what hangs.
 * @param processorLimit milliseconds for one calendar
 */
export function calendarProcess(
  log?: FastifyBaseLogger,
  processorLimit = 15 * SECOND,
): CalendarWork {
  const worker = new WorkerProcess<CalendarJob, CalendarAnswer>(
    {
      name: 'calendars',
      entry: path.join(__dirname, 'calendarWorker.ts'),
      niceness: 15,
      processorLimit,
      jobLimit: 5 * MINUTE,
      idleLimit: MINUTE,
    },
    log,
  );
  const inTurn = boundedQueue(1, MAX_WAITING);
  return {
    read: (job) => inTurn(() => worker.run(job)).catch(problemOf),
    close: () => worker.close(),
  };
}

/** What its process dies of, or never finishes, is a calendar that nobody can read; else it is our fault. */
function problemOf(error: unknown): CalendarAnswer {
  if (!(error instanceof WorkerLost)) throw error;
  const isOfCalendar = error.end === 'spent' || error.end === 'died';
  return { problem: isOfCalendar ? 'too-many-dates' : 'too-busy' };
}
