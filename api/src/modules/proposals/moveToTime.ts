import type { NotifyDeps } from '../../deps/deps';
import { calendarQueries } from '../meetings/calendar.queries';
import type { OccurrenceRow, ScheduleRow } from '../meetings/meetings.queries';
import { moveMeetings } from '../meetings/moveMeetings';
import type { Which } from '../meetings/namedMeetings';
import { slotTaken } from '../meetings/slotTaken';
import type { Actor } from '../startup-access/actor';
import { clashesAt, spansFrom } from './clashesAt';

interface Move {
  which: Which;
  /** The meetings of `which`, locked until the transaction ends. */
  found: { schedule: ScheduleRow; named: OccurrenceRow; moving: OccurrenceRow[] };
  start: Date;
  by: Actor;
}

/**
 * Moves meetings so that the named one begins at a time, in any free room. Pass a transaction as `db`.
 * @throws 409 when it has begun, was cancelled, or the time is taken
 */
export async function moveToTime(
  deps: NotifyDeps,
  { which, found, start, by }: Move,
): Promise<void> {
  const { db } = deps;
  const [to] = await spansFrom(db, found.schedule, [start]);
  const clashes = await clashesAt(deps, found, to!);
  if (clashes.length > 0) throw slotTaken(clashes);
  const leaving = found.moving.map(({ id }) => id);
  const roomId = await calendarQueries(db).freeRoom(to!, leaving);
  if (roomId === undefined) throw slotTaken([start.getTime()]);
  await moveMeetings(deps, which, { to: to!, roomId, by });
}
