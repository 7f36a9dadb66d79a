import { z } from 'zod';

import { AgendaMeeting } from './availability.contract';
import { MeetingScope } from './meetings.contract';
import { Reason } from './own-meetings.contract';
import { CalendarDay, DayText, MeetingTime, UtcTime, ZoneName } from './time.contract';

/** Largest number of times in one proposal. */
const MAX_TIMES = 3;

const Slot = z.object({ start_time: UtcTime, end_time: UtcTime });

/** GET /my/agenda/{id}/times?from=: a day in the mentor's zone; by default today, or the day of the meeting. */
export const FreeTimesQuery = z.object({ from: CalendarDay.optional() });

/** Alternative times for this meeting within 14 days. */
export const FreeTimes = z.object({
  data: z.object({
    from: DayText, // first day, in the mentor's zone
    next_from: DayText.nullable(), // null when nothing later can be booked
    mentor_timezone: ZoneName,
    times: z.array(Slot),
  }),
});

/** POST /my/agenda/{id}/{scope}/proposal: replaces an older proposal. */
export const NewProposal = z.object({
  message: Reason,
  times: z
    .array(MeetingTime, { error: 'Please choose the times to offer.' })
    .min(1, 'Please choose at least one time.')
    .max(MAX_TIMES, `Up to ${MAX_TIMES} times can be offered.`)
    .refine(
      (times) => new Set(times.map((at) => at.getTime())).size === times.length,
      'The times must be different.',
    ),
});

export const Proposal = z.object({
  id: z.int(),
  scope: MeetingScope,
  message: z.string(), // the mentor's message
  by_staff: z.boolean(), // written by staff on behalf of the mentor
  meeting: AgendaMeeting, // unchanged until the founders choose
  times: z.array(Slot.extend({ free: z.boolean() })), // free: bookable now
});

/** GET /my/startups/{id}/meetings/proposals: open proposals, the soonest meeting first. */
export const Proposals = z.object({ data: z.array(Proposal) });

/** POST /my/startups/{id}/meetings/proposals/{id}/accept */
export const ChosenTime = z.object({ start_time: MeetingTime });

export type FreeTimes = z.infer<typeof FreeTimes>;
export type NewProposal = z.input<typeof NewProposal>;
export type Proposal = z.infer<typeof Proposal>;
export type Proposals = z.infer<typeof Proposals>;
