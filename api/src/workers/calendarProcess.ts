import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import { boundedQueue } from '../app/boundedQueue';
import { SECOND } from '../app/clock';
import type {
  CalendarAnswer,
  CalendarJob,
  CalendarWork,
} from '../modules/busy-calendar/reader/readText';
import { WorkerLost, WorkerProcess } from './WorkerProcess';

const MAX_WAITING = 200;

/**
 * Calendars are read by a process of their own, one at a time and after everything else: rules of
 * repetition can be written so that nobody ever finds their next date.
 * @param jobLimit milliseconds for one calendar
 */
export function calendarProcess(log?: FastifyBaseLogger, jobLimit = 15 * SECOND): CalendarWork {
  const worker = new WorkerProcess<CalendarJob, CalendarAnswer>(
    {
      name: 'calendars',
      entry: path.join(__dirname, 'calendarWorker.ts'),
      niceness: 15,
      jobLimit,
      idleLimit: 60 * SECOND,
    },
    log,
  );
  const inTurn = boundedQueue(1, MAX_WAITING);
  return {
    read: (job) => inTurn(() => worker.run(job)).catch(endless),
    close: () => worker.close(),
  };
}

/** What its process dies of, or does not finish, counts as a calendar that nobody can read. */
function endless(error: unknown): CalendarAnswer {
  if (error instanceof WorkerLost) return { problem: 'too-many-dates' };
  throw error;
}
