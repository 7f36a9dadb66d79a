import type { Parts } from '../../app/parts';
import { announceMeeting } from '../meeting-news/announceMeeting';
import type { Span } from '../scheduling/wallClock';
import { calendarQueries } from './calendar.queries';
import { movePlan } from './movePlan';
import { namedMeetings, requireAhead, type Which } from './namedMeetings';
import { taken } from './taken';
import { holdPair } from './weekLimit';

interface Move {
  to: Span;
  roomId: number;
  by: number | null;
}

/**
 * Moves one meeting, or its series along with it. Hand over a transaction as `db`.
 * @throws 404; 409 when it has begun, was cancelled, or the time is taken
 */
export async function moveMeetings(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  which: Which,
  { to, roomId, by }: Move,
): Promise<void> {
  const { db, clock } = parts;
  const { meetings, schedule, named, moving } = await namedMeetings(db, which, clock.now());
  requireAhead(named, clock.now());
  const whole = which.scope === 'schedule' || schedule.recurrence === 'none';
  await holdPair(db, schedule.mentorId, schedule.startupId);
  const plan = await movePlan(parts, schedule, { named, moving, to });
  const { spans, refused, bufferMinutes } = plan;
  if (refused.length > 0) throw taken(refused, plan.reason);
  const conflicts = await calendarQueries(db).move({
    moved: moving.map(({ id }, at) => ({ id, to: spans[at]! })),
    ...{ edited: named.id, roomId, bufferMinutes },
  });
  if (conflicts.length > 0) throw taken(conflicts);
  const meetingIds = moving.map(({ id }) => id);
  if (whole) await meetings.settle(meetingIds);
  await meetings.countChange(schedule.id);
  await announceMeeting(parts, { what: 'moved', scheduleId: schedule.id, meetingIds, by });
}
