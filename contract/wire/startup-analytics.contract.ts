import { z } from 'zod';

/** The figures of a startup for one day. */
export const AnalyticsDay = z.object({
  day: z.iso.date(), // yyyy-MM-dd, UTC
  // Those who began to follow on that day and still follow. Nothing is stored about people who unfollow, not even a
  // count, so earlier days have one less.
  followers: z.int().nonnegative(),
  views: z.int().nonnegative(),
});

/** GET /my/startups/{id}/insight?days=30: oldest day first, today last, without gaps. */
export const StartupAnalytics = z.object({ data: z.array(AnalyticsDay) });

export type AnalyticsDay = z.infer<typeof AnalyticsDay>;
export type StartupAnalytics = z.infer<typeof StartupAnalytics>;
