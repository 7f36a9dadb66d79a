import { z } from 'zod';

import { Id, textUpTo } from './text.contract';
import { CalendarDay, DayText, MeetingTime, TimeZone, UtcTime, ZoneName } from './time.contract';
import { Person } from './user.contract';

export const Recurrence = z.enum(['none', 'weekly', 'monthly'], {
  error: 'The recurrence must be none, weekly or monthly.',
});

const URL_EXAMPLE = { examples: ['https://meet.example/room-1'] };

/** One occurrence of a schedule. Times are texts 'yyyy-MM-dd HH:mm:ss' in UTC (rule 9.9). */
export const Meeting = z.object({
  id: z.int(), // the occurrence
  schedule_id: z.int(), // the series, also for recurrence 'none'
  start_time: UtcTime,
  end_time: UtcTime,
  recurrence: Recurrence,
  room_id: z.int(),
  room_name: textUpTo(100).optional(),
  original_start_time: UtcTime.optional(), // differs from start_time when this occurrence was moved
  join_url: z.string().meta(URL_EXAMPLE).nullable().optional(), // of the mentor or the room (rule 5.35)
});

/** …/meetings/upcoming: at most 5, ascending. */
export const UpcomingMeetings = z.object({ meetings: z.array(Meeting) });

/** GET /my/startups/{id}/mentors: active mentors by date of assignment. */
export const Mentor = z.object({ id: z.int(), user: Person });
export const Mentors = z.object({ mentors: z.array(Mentor) });

/** Body of …/meetings/upcoming */
export const OfMentor = z.object({ mentor_id: Id });

/** The mentor for whom times are searched; `meeting_id` is the meeting that would move there. */
export const WantedTime = OfMentor.extend({ meeting_id: Id.optional(), timezone: TimeZone });

/** Body of …/meetings/availability: a calendar day in the caller's own zone. */
export const AvailabilityQuery = WantedTime.extend({ date: CalendarDay });

export const AvailableSlot = z.object({
  start_time: UtcTime,
  end_time: UtcTime,
  room_id: z.int(),
});

export const Availability = z.object({
  available_slots: z.array(AvailableSlot),
  mentor_timezone: ZoneName, // the time zone in which a series keeps its local time
  bookable_until: DayText, // the last day that can be booked now, in the caller's zone
});

/**
 * Which meetings of a series a change applies to: one meeting, this and the following ones, or all that have not begun.
 */
export const MeetingScope = z.enum(['occurrence', 'following', 'schedule']);

/** The side that acts on a meeting: one of the two, or staff on behalf of either. */
export const ActingSide = z.enum(['mentor', 'founders', 'staff']);

/** Who cancelled a meeting, and why. */
export const Cancellation = z.object({
  side: ActingSide.nullable(), // null for older cancellations
  by: Person.nullable(), // null for staff and for deleted accounts
  declined: z.boolean(), // whether the mentor declined the whole booking
  reason: z.string().nullable(), // the mentor's message; null when founders cancelled
});

/** POST …/meetings/{id}/{scope}: an offered slot. */
export const MovedMeeting = z.object({
  start_time: MeetingTime,
  end_time: MeetingTime,
  room_id: Id,
});

/** POST …/meetings/series: an offered slot and its repetition. Books nothing. */
export const SeriesQuery = MovedMeeting.extend({ mentor_id: Id, recurrence: Recurrence });

/** The result of booking the series now. */
export const SeriesPlan = z.object({
  data: z.object({
    dates: z.array(UtcTime), // starts of all its meetings in order, including the first
    conflicts: z.array(UtcTime), // those among them that are taken
    recurrence_until: UtcTime, // latest possible end; sent along when booking
    ends_with_programme: z.boolean(), // whether PROGRAMME_END shortens the series
    mentor_timezone: ZoneName, // zone of `weekday` and `week_of_month`
    weekday: z.int().min(1).max(7), // of the first meeting, 1 is Monday
    week_of_month: z.int().min(1).max(5), // the third Thursday is 3; 5 is the last of its month
  }),
});

/** POST /my/startups/{id}/meetings */
export const NewMeeting = MovedMeeting.extend({
  mentor_id: Id,
  recurrence: Recurrence,
  recurrence_until: MeetingTime.nullish(), // missing: as late as possible
  skip_conflicts: z.boolean().optional(), // books the free dates of a series and skips the others
});

export const BookedMeeting = z.object({
  data: Meeting,
  skipped: z.array(UtcTime), // starts that were skipped because of skip_conflicts
});

export type Recurrence = z.infer<typeof Recurrence>;
export type Meeting = z.infer<typeof Meeting>;
export type UpcomingMeetings = z.infer<typeof UpcomingMeetings>;
export type Mentor = z.infer<typeof Mentor>;
export type Mentors = z.infer<typeof Mentors>;
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>;
export type AvailableSlot = z.infer<typeof AvailableSlot>;
export type Availability = z.infer<typeof Availability>;
export type SeriesPlan = z.infer<typeof SeriesPlan>;
export type NewMeeting = z.input<typeof NewMeeting>;
export type MovedMeeting = z.input<typeof MovedMeeting>;
export type ActingSide = z.infer<typeof ActingSide>;
export type Cancellation = z.infer<typeof Cancellation>;
export type MeetingScope = z.infer<typeof MeetingScope>;
