import { z } from 'zod';

import { CalendarDay } from './time.contract';

const Count = z.int().nonnegative();

/** The figures of a range of days. */
export const Figures = z.object({
  from: CalendarDay, // days in the programme's time zone, both inclusive
  to: CalendarDay,
  signups: Count, // accounts created, including those erased later
  follows: Count, // of people and startups; follows that still exist
  profile_views: Count, // days of UTC
  page_views: Count.nullable(), // days of UTC, without the staff area; null where the data is deleted
  booked: Count, // sessions that start in this period and are not cancelled
  held: Count, // sessions that took place according to one side and are not denied by the other
});

export const SeasonFigures = Figures.extend({ number: z.int(), name: z.string() });

/** GET /staff/figures?season=2: by week of a season, or of the last 26 weeks; only seasons that have begun. */
export const StaffFigures = z.object({
  zone: z.string(), // IANA; its calendar days are counted
  season: z.int().nullable(), // the season whose weeks are listed
  weeks: z.array(Figures), // oldest first, Monday to Sunday; the first and last week of a season may be shorter
  seasons: z.array(SeasonFigures), // newest first; the current season ends with this week
  pages: z.array(z.object({ path: z.string(), views: Count })), // the seven most viewed pages of these weeks
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
