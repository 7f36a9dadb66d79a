import type { Parts } from '../../app/parts';
import { endMeetings } from './endMeetings';
import { isDecline } from './isDecline';
import { namedMeetings, takenPlace, type Which } from './namedMeetings';

interface Cancellation {
  /** Who did it; null for staff. */
  by: number | null;
  /** What a mentor writes to the founders; founders give none. */
  reason?: string;
}

/**
 * Cancels one meeting, also those that follow it, or what is left of its series; doing it twice is
 * the same as once. Hand over a transaction as `db`.
 * @throws 404; 409 when it has taken place
 */
export async function cancelMeetings(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  which: Which,
  { by, reason }: Cancellation,
): Promise<void> {
  const now = parts.clock.now();
  const { schedule, all, named, moving: targets } = await namedMeetings(parts.db, which, now);
  if (targets.length === 0) {
    if (named.status === 'cancelled') return;
    throw takenPlace();
  }
  const meetingIds = targets.map(({ id }) => id);
  const byMentor = reason !== undefined;
  const what = byMentor && isDecline(schedule, all, targets, now) ? 'declined' : 'cancelled';
  await endMeetings(parts, { scheduleId: schedule.id, meetingIds, what, by, reason });
}
