import type { NotifyDeps } from '../../deps/deps';
import type { Actor } from '../startup-access/actor';
import { type Ending, endMeetings } from './endMeetings';
import { isDecline } from './isDecline';
import { meetingHeld, namedMeetings, type Which } from './namedMeetings';

interface Cancellation {
  by: Actor;
  /** What is written to the founders in the name of the mentor; founders give none. */
  reason?: string;
}

/**
 * Cancels one meeting, also those that follow it, or what is left of its series; doing it twice is
 * the same as once. Hand over a transaction as `db`.
 * @returns what the others read of it; undefined when nothing was left to cancel
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
