import { z } from 'zod';

import { checkHours, Week } from './availability.contract';
import { CalendarDay, DayText, UtcTime, ZoneName } from './time.contract';

/** Days in local time of the previewed zone, both included; at most six weeks. */
const DayRange = z.object({ from: CalendarDay, to: CalendarDay });

/** GET /my/availability/preview?from=&to=: preview of the saved hours. */
export const PreviewQuery = DayRange.superRefine(checkRange);

/** POST /my/availability/preview: preview of an unsaved week. Changes nothing. */
export const NewPreview = DayRange.extend(Week.shape).superRefine((form, context) => {
  checkHours(form.windows, ['windows'], context);
  checkRange(form, context);
});

/**
 * The state of a slot for startups: `open` (bookable), `booked` (taken by a meeting), `busy` (taken by an event in the
 * mentor's own calendar), `closed` (starts too soon, too far ahead, or after the programme's end).
 */
export const SlotState = z.enum(['open', 'booked', 'busy', 'closed']);

const TimeOfDayText = z.string().meta({ examples: ['09:00'] });

/** Response of both previews: every day of the range in order, including days without slots. */
export const AvailabilityPreview = z.object({
  data: z.object({
    time_zone: ZoneName, // of `date`, `start` and `end`
    bookable_until: DayText, // the last day on which startups can book now
    days: z.array(
      z.object({
        date: DayText,
        slots: z.array(
          z.object({
            start: TimeOfDayText, // the mentor's local time
            end: TimeOfDayText, // local time as well; 00:00 means midnight
            start_time: UtcTime,
            end_time: UtcTime,
            state: SlotState,
          }),
        ),
      }),
    ),
  }),
});

export type PreviewQuery = z.infer<typeof PreviewQuery>;
export type NewPreview = z.infer<typeof NewPreview>;
export type SlotState = z.infer<typeof SlotState>;
export type AvailabilityPreview = z.infer<typeof AvailabilityPreview>;

const MAX_PREVIEW_MS = 42 * 86_400_000;

function checkRange({ from, to }: { from: string; to: string }, context: z.core.$RefinementCtx) {
  const length = Date.parse(to) - Date.parse(from);
  const message =
    length < 0
      ? 'The last day must not be before the first.'
      : length >= MAX_PREVIEW_MS
        ? 'The range may not be longer than 42 days.'
        : undefined;
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
}
