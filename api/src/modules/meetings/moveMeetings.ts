import type { NotifyDeps } from '../../deps/deps';
import { announceMeeting } from '../meeting-notifications/announceMeeting';
import type { Span } from '../scheduling/localTime';
import type { Actor } from '../startup-access/actor';
import { calendarQueries } from './calendar.queries';
import { holdTurns } from './holdTurns';
import { movePlan } from './movePlan';
import { namedMeetings, requireUpcoming, type Which } from './namedMeetings';
import { slotTaken } from './slotTaken';

interface Move {
  to: Span;
  roomId: number;
  by: Actor;
}

/**
 * Moves one meeting, or those from it on, or its whole series. If they are at that time already, it changes nothing and
 * notifies nobody. Pass a transaction as `db`.
 * @throws 404; 409 when it has begun, was cancelled, or the time is taken
 */
export async function moveMeetings(
  deps: NotifyDeps,
  which: Which,
  { to, roomId, by }: Move,
): Promise<void> {
  const { db, clock } = deps;
  const found = await namedMeetings(db, which, clock.now());
  const { meetings, schedule, upcoming, named, moving } = found;
  requireUpcoming(named, clock.now());
  await holdTurns(db, schedule);
  const plan = await movePlan(deps, schedule, { named, moving, to });
  const { spans, refused, bufferMinutes } = plan;
  if (refused.length > 0) throw slotTaken(refused, plan.reason);
  const isThere = moving.every(
    ({ startsAt, endsAt }, at) =>
      startsAt.getTime() === spans[at]!.start && endsAt.getTime() === spans[at]!.end,
  );
  if (isThere && named.roomId === roomId) return;
  const conflicts = await calendarQueries(db).move({
    moved: moving.map(({ id }, at) => ({ id, to: spans[at]! })),
    edited: named.id,
    roomId,
    bufferMinutes,
  });
  if (conflicts.length > 0) throw slotTaken(conflicts);
  const meetingIds = moving.map(({ id }) => id);
  // Meetings of a partial move keep their original places, because the others have not moved (decision 068).
  const together = which.scope !== 'occurrence' && moving.length === upcoming.length;
  if (together || schedule.recurrence === 'none') await meetings.settle(meetingIds);
  await meetings.countChange(schedule.id);
  await announceMeeting(deps, { what: 'moved', scheduleId: schedule.id, meetingIds, by });
}
