import type { AvailableSlot } from 'contract/wire/meetings.contract';
import { DAY } from '../../app/clock';
import type { Database } from '../../db/database';
import { lengthOf, overlaps, type Span } from '../scheduling/localTime';
import { type Busy, calendarQueries } from './calendar.queries';
import type { MentorRow } from './hours.queries';
import { toWireTime } from './meeting.wire';
import type { OccurrenceRow } from './meetings.queries';
import { beyondWeek } from './weekLimit';

/** A free time with its room. */
export interface FreeSlot extends Span {
  roomId: number;
}

interface Wanting {
  startupId: number;
  /** The meeting to move: its current time counts as free. */
  moved?: OccurrenceRow;
}

/**
 * The free slots of a mentor for a startup: without taken times and those beyond the week's limit (rule 5.38), each
 * with the free room of the lowest id (rule 5.7).
 * @param offers in order
 */
export async function freeSlots(
  db: Database,
  mentor: MentorRow,
  { startupId, moved }: Wanting,
  offers: Span[],
): Promise<FreeSlot[]> {
  const leaving = moved ? [moved.id] : [];
  const taking = { startupId, dates: offers, leaving, alternatives: true };
  const excluded = new Set(await beyondWeek(db, mentor, taking));
  if (moved) excluded.add(moved.startsAt.getTime());
  const open = offers.filter(({ start }) => !excluded.has(start));
  if (open.length === 0) return [];
  const { id: mentorId, bufferMinutes } = mentor;
  const buffer = lengthOf(bufferMinutes);
  const span = { start: open[0]!.start - buffer, end: open.at(-1)!.end + buffer };
  const calendar = calendarQueries(db);
  const [busy, rooms] = await Promise.all([
    calendar.busy({ mentorId, startupId }, span, leaving),
    calendar.rooms(),
  ]);
  const near = byDay(busy);
  return open.flatMap((slot) => {
    const wide = { start: slot.start - buffer, end: slot.end + buffer };
    const taken = near(wide).filter((meeting) =>
      overlaps(meeting, meeting.of === 'mentor' ? wide : slot),
    );
    if (taken.some(({ of }) => of !== 'room')) return [];
    const room = rooms.find(({ id }) => !taken.some(({ roomId }) => roomId === id));
    return room ? [{ ...slot, roomId: room.id }] : [];
  });
}

export const toSlot = ({ start, end, roomId }: FreeSlot): AvailableSlot => ({
  start_time: toWireTime(start),
  end_time: toWireTime(end),
  room_id: roomId,
});

/** Indexes busy times by day, because a month has thousands. */
function byDay(busy: Busy[]): (span: Span) => Busy[] {
  const days = new Map<number, Busy[]>();
  for (const meeting of busy) {
    for (const day of daysOf(meeting)) {
      const others = days.get(day);
      if (others) others.push(meeting);
      else days.set(day, [meeting]);
    }
  }
  return (span) => daysOf(span).flatMap((day) => days.get(day) ?? []);
}

/** UTC days, counted from 1970. */
function daysOf({ start, end }: Span): number[] {
  const first = Math.floor(start / DAY);
  return Array.from({ length: Math.floor(end / DAY) - first + 1 }, (_, n) => first + n);
}
