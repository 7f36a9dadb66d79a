import { z } from 'zod';

import { Id } from './text.contract';
import { Person } from './user.contract';

export const Recurrence = z.enum(['none', 'weekly', 'monthly']);

/** One occurrence of a schedule. Times are text 'yyyy-MM-dd HH:mm:ss' in UTC (SPEC §3). */
export const Meeting = z.object({
  id: z.int(), // the occurrence
  schedule_id: z.int(), // the series, also for recurrence 'none'
  start_time: z.string(),
  end_time: z.string(),
  recurrence: Recurrence,
  room_id: z.int(),
});

/** …/meetings/upcoming: at most 5, ascending. */
export const UpcomingMeetings = z.object({ meetings: z.array(Meeting) });

/** GET /my/startups/{id}/mentors: active ones by date of assignment. */
export const Mentor = z.object({ id: z.int(), user: Person });
export const Mentors = z.object({ mentors: z.array(Mentor) });

/** Body of …/meetings/upcoming */
export const OfMentor = z.object({ mentor_id: Id });

export type Recurrence = z.infer<typeof Recurrence>;
export type Meeting = z.infer<typeof Meeting>;
export type UpcomingMeetings = z.infer<typeof UpcomingMeetings>;
export type Mentor = z.infer<typeof Mentor>;
export type Mentors = z.infer<typeof Mentors>;
