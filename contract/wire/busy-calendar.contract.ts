import { z } from 'zod';

import { line } from './text.contract';
import { UtcTime } from './time.contract';

/** What holds once a calendar could not be read for six hours: what was known of it, or nothing. */
const Policy = z.enum(['keep', 'free']);

/** POST /my/availability/calendar: an .ics address, `webcal://` too; instead of the one before. */
export const NewBusyCalendar = z.object({
  address: line('address', { min: 1, max: 2_000 }),
  policy: Policy,
});

/** POST /my/availability/calendar/policy */
export const BusyCalendarPolicy = z.object({ policy: Policy });

/** All calls of /my/availability/calendar: the calendar as it is then; its address is never told. */
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
        // upcoming booked meetings at times that it blocks, soonest first, 50 at most
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
