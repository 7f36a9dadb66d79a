import { z } from 'zod';

/** What one day brought a startup. */
export const AnalyticsDay = z.object({
  day: z.iso.date(), // yyyy-MM-dd, UTC
  // Who began to follow that day and still does: of whoever leaves nothing is kept, not even a
  // count, so the days before they left have one less.
  followers: z.int().nonnegative(),
  views: z.int().nonnegative(),
});

/** GET /my/startups/{id}/insight?days=30: oldest day first, the last one is today; none left out. */
export const StartupAnalytics = z.object({ data: z.array(AnalyticsDay) });

export type AnalyticsDay = z.infer<typeof AnalyticsDay>;
export type StartupAnalytics = z.infer<typeof StartupAnalytics>;
