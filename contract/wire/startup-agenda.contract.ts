import { z } from 'zod';

import { AgendaQuery } from './availability.contract';
import { Meeting, Mentor } from './meetings.contract';
import { IdText } from './text.contract';
import { isInReach, TimeZone } from './time.contract';

/** A calendar month, 'yyyy-MM'. */
const CalendarMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
    error: 'The meetings must be upcoming, past or a month such as 2025-03.',
    abort: true,
  })
  .refine((month) => isInReach(new Date(`${month}-01T00:00:00Z`)), 'There is no such month.');

/** GET /my/startups/{id}/meetings: `after` is the `next_after` of the previous page. */
export const StartupAgendaQuery = AgendaQuery.extend({
  when: z.union([z.enum(['upcoming', 'past']), CalendarMonth]).default('upcoming'),
  timezone: TimeZone.default('UTC'), // zone of the month
  mentor_id: IdText.optional(), // only meetings with this mentor
});

/**
 * A booked meeting and its mentor. If the mentor was retired or left, the meeting can no longer be moved (rule 5.8).
 */
const StartupMeeting = Meeting.extend({ mentor: Mentor.extend({ assigned: z.boolean() }) });

/**
 * Booked meetings of a startup. Upcoming meetings have not ended and are sorted soonest first; past ones latest first;
 * those of a month begin in it and are sorted by time.
 */
export const StartupAgenda = z.object({
  meetings: z.array(StartupMeeting),
  mentors: z.array(Mentor), // current and former mentors of the startup, by name
  next_after: z.string().nullable(), // null on the last page
});

export type StartupAgendaQuery = z.output<typeof StartupAgendaQuery>;
export type StartupAgenda = z.infer<typeof StartupAgenda>;
