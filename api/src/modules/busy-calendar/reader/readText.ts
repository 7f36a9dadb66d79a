import type { Span } from '../../scheduling/localTime';
import { type BusyTimes, busyTimes, type CalendarOwner } from '../ics/busyTimes';
import { TooManyDates } from '../ics/expand';

/** The text of a calendar, and what to extract from it. */
export interface CalendarJob {
  text: string;
  window: Span;
  owner: CalendarOwner;
}

/** Why busy times could not be extracted. `too-busy` is not a fault of the text. */
export type TextProblem = 'not-calendar' | 'too-many-dates' | 'too-busy';

export type CalendarAnswer = BusyTimes | { problem: TextProblem };

/** Extracts busy times, in this process or in a worker process. */
export interface CalendarWork {
  read(job: CalendarJob): Promise<CalendarAnswer>;
  close?(): Promise<void>;
}

/** In this process. */
export const calendarWork: CalendarWork = {
  async read({ text, window, owner }) {
    try {
      return busyTimes(text, window, owner) ?? { problem: 'not-calendar' };
    } catch (error) {
      if (error instanceof TooManyDates) return { problem: 'too-many-dates' };
      throw error;
    }
  },
};
