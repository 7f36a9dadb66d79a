import { z } from 'zod';

import { AgendaMeeting } from './availability.contract';
import { Reason } from './own-meetings.contract';
import { Id, line } from './text.contract';
import { MeetingTime } from './time.contract';

const endsAfterStart = {
  path: ['end_time'],
  error: 'The time off must end after it starts.',
};

const Span = z.object({ start_time: MeetingTime, end_time: MeetingTime });
const isSpan = ({ start_time, end_time }: z.output<typeof Span>) => start_time < end_time;

/** POST /my/availability/time-off/meetings: the booked meetings in a period. Changes nothing. */
export const TimeOffQuery = Span.refine(isSpan, endsAfterStart);

/** In chronological order and complete. */
export const TimeOffMeetings = z.object({ data: z.array(AgendaMeeting) });

/** What to do with those meetings: cancel them, or propose other times for each. */
const MeetingsInTimeOff = z.object({
  act: z.enum(['cancel', 'propose']),
  ids: z.array(Id).min(1).max(500), // all listed meetings; 409 when others are booked by now
  message: Reason,
});

/**
 * POST /my/availability/time-off; without `meetings` the booked meetings stay. `listed` are the meetings that the
 * mentor saw.
 */
export const NewTimeOff = Span.extend({
  reason: line('reason', { min: 0, max: 200 }).optional(), // shown to the mentor and staff only
  meetings: MeetingsInTimeOff.optional(),
  listed: z.array(Id).max(500).optional(), // listed meetings that stay, possibly none; 409 when others are booked by now
}).refine(isSpan, endsAfterStart);

export const SavedTimeOff = z.object({
  id: z.int(),
  left: z.int().optional(), // meetings without a free alternative: they stay booked
});

export type TimeOffQuery = z.input<typeof TimeOffQuery>;
export type TimeOffMeetings = z.infer<typeof TimeOffMeetings>;
export type NewTimeOff = z.input<typeof NewTimeOff>;
export type SavedTimeOff = z.infer<typeof SavedTimeOff>;
