import { z } from 'zod';

import { AgendaMeeting, Clashes } from './availability.contract';
import { Cancellation, MeetingScope } from './meetings.contract';
import { paragraph } from './text.contract';
import { UtcTime } from './time.contract';

/** Reason for a cancellation, shown to the founders. */
export const Reason = paragraph('reason', {
  max: 500,
  required: 'Please write a message to the founders.',
});

/** GET /my/agenda/{id}: one meeting as its mentor sees it. */
export const OwnMeeting = z.object({
  data: AgendaMeeting.extend({
    state: z.enum(['ahead', 'begun', 'cancelled']),
    assigned: z.boolean(), // whether the mentor is still assigned to the startup; otherwise the meeting cannot be moved
    declines: z.boolean(), // whether cancelling all of it now counts as declining the booking
    declining: z.array(MeetingScope), // scopes of cancellation that count as declining now
    proposed: z.array(UtcTime), // proposed starts that the founders have not answered yet
    proposal: z.object({ id: z.int(), by_staff: z.boolean() }).nullable(), // the pending proposal
    clashes: Clashes,
    cancel_reason: z.string().nullable(), // the mentor's message
    cancelled: Cancellation.nullable(), // null unless the state is 'cancelled'
  }),
});

/** POST /my/agenda/{id}/{scope}/cancel */
export const CancelledMeeting = z.object({ reason: Reason });

export type OwnMeeting = z.infer<typeof OwnMeeting>;
export type CancelledMeeting = z.infer<typeof CancelledMeeting>;
