import type { NotifyDeps } from '../../deps/deps';
import { announceMeeting } from '../meeting-notifications/announceMeeting';
import type { Actor } from '../startup-access/actor';
import { meetingsQueries } from './meetings.queries';

export interface Ending {
  scheduleId: number;
  meetingIds: number[];
  what: 'cancelled' | 'declined';
  by: Actor;
  /** Message of the mentor to the founders. */
  reason?: string;
}

/** Cancels booked meetings of one schedule, with one notification for all. Pass a transaction as `db`. */
export async function endMeetings(
  deps: NotifyDeps,
  { scheduleId, meetingIds, what, by, reason }: Ending,
): Promise<void> {
  const meetings = meetingsQueries(deps.db);
  await meetings.cancel(meetingIds, {
    cancelledSide: by.side,
    cancelledBy: by.id,
    declined: what === 'declined',
    cancelReason: reason ?? null,
  });
  await meetings.countChange(scheduleId);
  await announceMeeting(deps, { what, scheduleId, meetingIds, by, reason });
}
