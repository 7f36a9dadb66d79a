import { z } from 'zod';

/** GET and POST /account/calendar-feed. Only POST tells the address: it is a secret we do not keep. */
export const CalendarFeed = z.object({
  active: z.boolean(),
  url: z
    .string()
    .meta({ examples: ['https://example.org/api/calendar/token'] })
    .nullable(), // for calendar programs, answers text/calendar
});

export type CalendarFeed = z.infer<typeof CalendarFeed>;
