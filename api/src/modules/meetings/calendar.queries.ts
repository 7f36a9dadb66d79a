import type { Recurrence } from 'contract/wire/meetings.contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rooms } from '../../db/schema';
import type { Span } from '../scheduling/localTime';

/** Taken time and who takes it; `calendar` is the mentor's external calendar. */
export interface Busy extends Span {
  of: 'mentor' | 'startup' | 'room' | 'calendar';
  roomId: number | null;
}

interface Pair {
  startupId: number;
  mentorId: number;
}

interface Dates extends Pair {
  /** In order. */
  dates: Span[];
  /** Room of the first date; any free one when left out. */
  roomId?: number;
  bufferMinutes: number;
}

interface Booking extends Dates {
  roomId: number;
  recurrence: Recurrence;
  untilDay: string | null;
  createdBy: number;
  now: Date;
  skip: boolean;
}

interface Move {
  /** Each meeting with its new time. */
  moved: { id: number; to: Span }[];
  edited: number;
  roomId: number;
  bufferMinutes: number;
}

/** Reads taken time, and calls the two database functions that take time (migration `booking_turns`). */
export function calendarQueries(db: Database) {
  return {
    /** What overlaps a span: meetings except those in `leaving`, and other times of the mentor. */
    async busy({ mentorId, startupId }: Pair, span: Span, leaving: number[]): Promise<Busy[]> {
      const within = sql`o.status = 'booked' and o.id <> all(${list(leaving)}::int[])
        and tstzrange(o.starts_at, o.ends_at) && tstzrange(${iso(span.start)}, ${iso(span.end)})`;
      const rows = await db
        .select({
          of: sql<Busy['of']>`kind`,
          roomId: sql<number | null>`room_id`,
          startsAt: sql<string>`starts_at`,
          endsAt: sql<string>`ends_at`,
        })
        .from(sql`(
          select 'mentor' as kind, room_id, starts_at, ends_at from occurrences o
            where o.mentor_id = ${mentorId} and ${within}
          union all
          select 'startup', room_id, starts_at, ends_at from occurrences o
            where o.startup_id = ${startupId} and ${within}
          union all
          select 'room', r.id, o.starts_at, o.ends_at from rooms r join occurrences o on o.room_id = r.id and ${within}
          union all
          select 'calendar', null, starts_at, ends_at from busy_spans
            where mentor_id = ${mentorId} and starts_at < ${iso(span.end)} and ends_at > ${iso(span.start)}
        ) as busy`);
      const at = (text: string) => new Date(text).getTime();
      return rows.map(({ startsAt, endsAt, ...by }) => ({
        ...by,
        start: at(startsAt),
        end: at(endsAt),
      }));
    },

    rooms: () =>
      db
        .select({ id: rooms.id })
        .from(rooms)
        .where(eq(rooms.active, true))
        .orderBy(asc(rooms.id))
        .limit(500),

    /**
     * Dates that `book` would report as taken now. The first date needs the given room.
     * @param leaving meetings to treat as free
     */
    async clashes(
      { startupId, mentorId, dates, roomId, bufferMinutes }: Dates,
      leaving: number[] = [],
    ): Promise<number[]> {
      const buffer = minutes(bufferMinutes);
      const room = sql`${roomId ?? null}::int`;
      const except = sql`${list(leaving)}::int[]`;
      const rows = await db.select({ startsAt: sql<string>`s` }).from(sql`(
        select t.s from unnest(${starts(dates)}, ${ends(dates)}) with ordinality as t (s, e, place),
          lateral (select free_room(t.s, t.e, ${room}, ${except}) as id) as room
        where is_taken(${mentorId}::int, ${startupId}::int, t.s, t.e, ${buffer}, ${except})
          or room.id is null or (t.place = 1 and room.id <> ${room})
      ) as clashes`);
      return rows.map(({ startsAt }) => new Date(startsAt).getTime());
    },

    /** The free room with the lowest id at a time, treating these meetings as free. */
    async freeRoom({ start, end }: Span, leaving: number[]): Promise<number | undefined> {
      const [row] = await db
        .select({ id: sql<number | null>`id` })
        .from(
          sql`free_room(${iso(start)}, ${iso(end)}, null::int, ${list(leaving)}::int[]) as room (id)`,
        );
      return row?.id ?? undefined;
    },

    /** @returns the first meeting, or the conflicting dates if nothing was booked */
    async book(booking: Booking) {
      const { startupId, mentorId, recurrence, untilDay, createdBy, now, dates, roomId, skip } =
        booking;
      const [row] = await db
        .select({
          occurrenceId: sql<number | null>`occurrence`,
          conflicts: sql<string[]>`to_jsonb(conflicts)`,
        })
        .from(sql`book_meetings(${startupId}::int, ${mentorId}::int, ${recurrence}, ${untilDay}::date, ${createdBy}::int,
          ${now.toISOString()}::timestamptz, ${starts(dates)}, ${ends(dates)}, ${roomId}::int,
          ${minutes(booking.bufferMinutes)}, ${skip})`);
      return { occurrenceId: row!.occurrenceId, conflicts: row!.conflicts.map(Date.parse) };
    },

    /** @returns the conflicting dates; none when everything was moved */
    async move({ moved, edited, roomId, bufferMinutes }: Move): Promise<number[]> {
      const dates = moved.map(({ to }) => to);
      const ids = moved.map(({ id }) => id);
      const [row] = await db
        .select({ conflicts: sql<string[]>`to_jsonb(conflicts)` })
        .from(sql`move_meetings(${list(ids)}::int[], ${edited}::int, ${starts(dates)}, ${ends(dates)}, ${roomId}::int,
          ${minutes(bufferMinutes)})`);
      return row!.conflicts.map(Date.parse);
    },
  };
}

const iso = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
const list = (values: (number | string)[]) => `{${values.join(',')}}`;
const times = (values: number[]) =>
  sql`${list(values.map((at) => new Date(at).toISOString()))}::timestamptz[]`;
const starts = (dates: Span[]) => times(dates.map(({ start }) => start));
const ends = (dates: Span[]) => times(dates.map(({ end }) => end));
const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`;
