import { z } from 'zod';

import { AvailableSlot, WantedTime } from './meetings.contract';
import { CalendarDay, DayText, ZoneName } from './time.contract';

const MAX_DAYS = 42;
const DAY = 86_400_000; // ms

/** Body of …/meetings/free-days: days in the caller's own zone, both included; at most six weeks. */
export const FreeDaysQuery = WantedTime.extend({
  from: CalendarDay,
  to: CalendarDay,
}).superRefine(({ from, to }, context) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  const message =
    days < 1
      ? 'The last day must not be before the first.'
      : days > MAX_DAYS
        ? `The range may not be longer than ${MAX_DAYS} days.`
        : undefined;
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});

/** A day with bookable times, and the first of these times. */
export const FreeDay = z.object({ date: DayText, first: AvailableSlot });

export const FreeDays = z.object({
  days: z.array(FreeDay), // in order
  next: FreeDay.nullable(), // first free day after the range
  mentor_timezone: ZoneName,
  bookable_until: DayText, // the last day that can be booked now
});

export type FreeDaysQuery = z.infer<typeof FreeDaysQuery>;
export type FreeDay = z.infer<typeof FreeDay>;
export type FreeDays = z.infer<typeof FreeDays>;
