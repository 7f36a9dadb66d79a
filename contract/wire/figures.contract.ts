import { z } from 'zod';

import { CalendarDay } from './time.contract';

const Count = z.int().nonnegative();

/** The figures of a range of days. */
export const Figures = z.object({
  from: CalendarDay, // days of the programme's zone, both included
  to: CalendarDay,
  signups: Count, // accounts made, also those erased since
  follows: Count, // of people and startups, by those who still follow
  profile_views: Count, // days of UTC
  page_views: Count.nullable(), // days of UTC, without the staff area; null where they are no longer stored
  booked: Count, // sessions that begin in it and are not cancelled
  held: Count, // those of them that took place, as one side says and none denies
});

export const SeasonFigures = Figures.extend({ number: z.int(), name: z.string() });

/** GET /staff/figures?season=2: by week of a season, or of the last 26 weeks; only seasons that have begun. */
export const StaffFigures = z.object({
  zone: z.string(), // IANA; its days are counted
  season: z.int().nullable(), // whose weeks these are
  weeks: z.array(Figures), // oldest first, from Monday to Sunday; a season cuts its first and last one
  seasons: z.array(SeasonFigures), // newest first, up to the end of this week
  pages: z.array(z.object({ path: z.string(), views: Count })), // the seven most viewed in these weeks
});

export const StaffFiguresQuery = z.object({
  season: z
    .string()
    .regex(/^\d{1,4}$/, 'The season must be a number.')
    .transform(Number)
    .optional(),
});

export type Figures = z.infer<typeof Figures>;
export type SeasonFigures = z.infer<typeof SeasonFigures>;
export type StaffFigures = z.infer<typeof StaffFigures>;
