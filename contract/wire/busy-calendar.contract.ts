import { z } from 'zod';

import { line } from './text.contract';
import { UtcTime } from './time.contract';

/** What to assume after a calendar has been unreadable for six hours: its last known events, or none. */
const Policy = z.enum(['keep', 'free']);

/** POST /my/availability/calendar: the URL of an .ics file, also `webcal://`; replaces the previous one. */
export const NewBusyCalendar = z.object({
  address: line('address', { min: 1, max: 2_000 }),
  policy: Policy,
});

/** POST /my/availability/calendar/policy */
export const BusyCalendarPolicy = z.object({ policy: Policy });

/** Response of all calls of /my/availability/calendar: the current state. It never contains the calendar's URL. */
export const BusyCalendar = z.object({
  data: z
    .object({
      host: z.string(), // of the address
      policy: Policy,
      events: z.int(), // events that block hours within the booking window
      read_at: UtcTime, // last successful read
      tried_at: UtcTime,
      problem: z.string().nullable(), // a sentence; null when the last read succeeded
      policy_from: UtcTime.nullable(), // when the policy takes effect, while reading fails
      policy_holds: z.boolean(),
      clashes: z.array(
        // upcoming booked meetings that overlap its events, soonest first, at most 50
        z.object({
          id: z.int(),
          startup: z.object({ id: z.int(), name: z.string() }),
          start_time: UtcTime,
          end_time: UtcTime,
        }),
      ),
    })
    .nullable(), // null: no calendar is connected
});

export type NewBusyCalendar = z.infer<typeof NewBusyCalendar>;
export type BusyCalendar = z.infer<typeof BusyCalendar>;
