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
      events: z.int(), // dates that block hours, as far ahead as one can book
      read_at: UtcTime, // last time it could be read
      tried_at: UtcTime,
      problem: z.string().nullable(), // a sentence; null when the last try went well
      policy_from: UtcTime.nullable(), // while it fails: when the policy begins to hold
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
    .nullable(), // null: there is none
});

export type NewBusyCalendar = z.infer<typeof NewBusyCalendar>;
export type BusyCalendar = z.infer<typeof BusyCalendar>;
