import type { Span } from '../../scheduling/localTime';
import { type BusyTimes, busyTimes, type CalendarOwner } from '../ics/busyTimes';
import { TooManyDates } from '../ics/expand';

/** The text of somebody's calendar, and what is wanted of it. */
export interface CalendarJob {
  text: string;
  window: Span;
  owner: CalendarOwner;
}

/** Why it is not known when the owner of a text is busy: the last is no fault of the text. */
export type TextProblem = 'not-calendar' | 'too-many-dates' | 'too-busy';

export type CalendarAnswer = BusyTimes | { problem: TextProblem };

/** Reading the text of a calendar: done here, or by a process beside this one. */
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
