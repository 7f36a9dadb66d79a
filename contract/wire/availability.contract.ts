import { z } from 'zod';

import { Meeting } from './meetings.contract';
import { CalendarDay, DayText, TimeZone, UtcTime, ZoneName } from './time.contract';
import { Person } from './user.contract';

/** A local time of day, including 24:00. */
const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'The time must look like 09:00.')
  .meta({ examples: ['09:00'] });

const Hours = z.object({ start: TimeOfDay, end: TimeOfDay });
const WeekHours = Hours.extend({ weekday: z.int().min(1).max(7) }); // ISO: 1 is Monday

/** A mentor's ordinary week. */
export const Week = z.object({
  time_zone: TimeZone, // IANA
  meeting_minutes: z.int().min(15).max(240),
  buffer_minutes: z.int().min(0).max(120), // minutes kept free after each meeting
  windows: z.array(WeekHours).max(70),
  /** Longest time that one startup may book per week; null: no limit, missing: unchanged. */
  startup_week_minutes: z.int().min(15).max(10_080).nullish(),
});

/**
 * POST /my/availability: replaces a mentor's ordinary week, in local time of their zone. `version` is the version that
 * was read; a newer week is not overwritten.
 */
export const NewAvailability = Week.extend({
  version: z.string().max(64).optional(),
}).superRefine(({ windows }, context) => checkHours(windows, ['windows'], context));

/** POST /my/availability/exceptions: hours of one date that replace the week's; an empty list closes the date. */
export const NewException = z
  .object({ date: CalendarDay, hours: z.array(Hours).max(10) })
  .superRefine(({ hours }, context) => checkHours(hours, ['hours'], context));

export const TimeOff = z.object({
  id: z.int(),
  start_time: UtcTime,
  end_time: UtcTime,
  reason: z.string().nullable(),
});

/** GET /my/availability: exceptions and time off from today on. */
export const OwnAvailability = z.object({
  data: z.object({
    time_zone: ZoneName,
    meeting_minutes: Week.shape.meeting_minutes,
    buffer_minutes: Week.shape.buffer_minutes,
    join_url: z.string().nullable(), // the mentor's own address, see MeetingAddress
    startup_week_minutes: z.int().nullable(),
    windows: z.array(WeekHours),
    version: z.string(), // of the week and its rules
    exceptions: z.array(z.object({ date: DayText, hours: z.array(Hours) })),
    time_off: z.array(TimeOff),
  }),
});

/** GET /my/agenda?after=: `after` is the `next_after` of the previous page. */
export const AgendaQuery = z.object({
  after: z.string().refine(isCursor, 'The agenda has no such page.').optional(),
});

/** A meeting with the names of both sides. */
export const AgendaMeeting = Meeting.extend({
  startup: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  mentor: Person,
});

/** The caller is the mentor, and their own calendar has another event at that time (rule 6.27). */
export const Clashes = z.boolean();

/** GET /my/agenda: all booked meetings of the caller, soonest first; 50 per page. */
export const Agenda = z.object({
  next_after: z.string().nullable(), // null on the last page
  meetings: z.array(AgendaMeeting.extend({ clashes: Clashes })),
});

export type NewAvailability = z.infer<typeof NewAvailability>;
export type NewException = z.infer<typeof NewException>;
export type OwnAvailability = z.infer<typeof OwnAvailability>;
export type AgendaMeeting = z.infer<typeof AgendaMeeting>;
export type Agenda = z.infer<typeof Agenda>;

interface Window {
  weekday?: number;
  start: string;
  end: string;
}

/** Each window ends after it starts, and windows of one day do not overlap. Times compare as texts. */
export function checkHours(windows: Window[], path: string[], context: z.core.$RefinementCtx) {
  windows.forEach((window, at) => {
    const others = windows.slice(0, at).filter(({ weekday }) => weekday === window.weekday);
    const overlaps = others.some((other) => window.start < other.end && other.start < window.end);
    const message = problem(window, overlaps);
    if (message) context.addIssue({ code: 'custom', path: [...path, at], message });
  });
}

function problem({ start, end }: Window, overlaps: boolean): string | undefined {
  if (start >= end) return 'The hours must end after they start.';
  return overlaps ? 'These hours overlap other hours of the day.' : undefined;
}

/** Milliseconds and the id of a meeting, as in the previous response. */
function isCursor(text: string): boolean {
  const [, id] = /^\d{1,13}-([1-9]\d{0,9})$/.exec(text) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647;
}
