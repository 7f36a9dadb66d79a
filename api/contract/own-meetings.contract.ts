import { z } from 'zod';

import { AgendaMeeting } from './availability.contract';
import { paragraph } from './text.contract';

/** What founders read of why a session is cancelled. */
const Reason = paragraph('reason', {
  max: 500,
  required: 'Please write the founders a line.',
});

/** GET /my/agenda/{id}: one session as its mentor sees it. */
export const OwnMeeting = z.object({
  data: AgendaMeeting.extend({
    state: z.enum(['ahead', 'begun', 'cancelled']),
    declines: z.boolean(), // cancelling all of it now counts as declining the booking
    cancel_reason: z.string().nullable(), // what the mentor wrote
  }),
});

/** POST /my/agenda/{id}/{occurrence or schedule}/cancel */
export const CancelledMeeting = z.object({ reason: Reason });

export type OwnMeeting = z.infer<typeof OwnMeeting>;
export type CancelledMeeting = z.infer<typeof CancelledMeeting>;
