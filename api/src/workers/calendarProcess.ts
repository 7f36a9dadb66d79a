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
 * Reads calendars in a separate process, one at a time and at the lowest priority, because recurrence rules can be
 * written so that the next date is never found. The limit is processor time, because a busy machine grants little of
 * it; the time limit only ends a hanging process.
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

/** A calendar that crashes its process or never finishes is invalid; other errors are ours. */
function problemOf(error: unknown): CalendarAnswer {
  if (!(error instanceof WorkerLost)) throw error;
  const isOfCalendar = error.end === 'spent' || error.end === 'died';
  return { problem: isOfCalendar ? 'too-many-dates' : 'too-busy' };
}
