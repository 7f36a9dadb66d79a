import { z } from 'zod';

/** GET and POST /account/calendar-feed. Only POST returns the URL: it is a secret that we do not store. */
export const CalendarFeed = z.object({
  active: z.boolean(),
  url: z
    .string()
    .meta({ examples: ['https://example.org/api/calendar/token'] })
    .nullable(), // for calendar programs; responds with text/calendar
});

export type CalendarFeed = z.infer<typeof CalendarFeed>;
