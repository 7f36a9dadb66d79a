import type { NotifyDeps } from '../../deps/deps';
import type { Actor } from '../startup-access/actor';
import { type Ending, endMeetings } from './endMeetings';
import { isDecline } from './isDecline';
import { meetingHeld, namedMeetings, type Which } from './namedMeetings';

interface Cancellation {
  by: Actor;
  /** Message of the mentor to the founders; founders give none. */
  reason?: string;
}

/**
 * Cancels one meeting, with those that follow it, or the rest of its series. Idempotent. Pass a transaction as `db`.
 * @returns what the others are told; undefined when nothing was left to cancel
 * @throws 404; 409 when it has taken place
 */
export async function cancelMeetings(
  deps: NotifyDeps,
  which: Which,
  { by, reason }: Cancellation,
): Promise<Ending['what'] | undefined> {
  const now = deps.clock.now();
  const { schedule, all, named, moving: targets } = await namedMeetings(deps.db, which, now);
  if (targets.length === 0) {
    if (named.status === 'cancelled') return undefined;
    throw meetingHeld();
  }
  const meetingIds = targets.map(({ id }) => id);
  const byMentor = reason !== undefined;
  const what = byMentor && isDecline(schedule, all, targets, now) ? 'declined' : 'cancelled';
  await endMeetings(deps, { scheduleId: schedule.id, meetingIds, what, by, reason });
  return what;
}
