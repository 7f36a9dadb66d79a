import type { MeetingScope } from 'contract/wire/meetings.contract';
import { addDays, instantOf, localAt } from './localTime';
import { type Booking, HOUR, type Meeting, type Mentor, touches } from './meeting';
import { shifted, startsOf } from './series';
import { isBeyondWeek } from './week';

const HOURS = [9, 10, 11, 13, 14, 15, 16];

export type Answer = 200 | 201 | 404 | 409;

/** The calendar of rules 5.1 to 5.20, 5.37 and 5.38 as simple as possible: lists that are searched completely. */
export class Calendar {
  readonly meetings: Meeting[] = [];
  private schedules = 0;

  constructor(
    public now: number,
    private readonly rooms: number[],
  ) {}

  book({ startup, mentor, room, start, recurrence }: Booking): Answer {
    const starts = startsOf(mentor, start, recurrence);
    if (!this.mayStart(mentor, start)) return 409;
    const rooms = starts.map((at) =>
      at === undefined || !this.isHour(mentor, at)
        ? undefined
        : this.roomAt({ startup, mentor, room }, at, []),
    );
    if (rooms[0] !== room || rooms.includes(undefined)) return 409;
    if (isBeyondWeek(this.meetings, { startup, mentor }, starts)) return 409;
    this.schedules += 1;
    starts.forEach((at, n) => {
      const where = { schedule: this.schedules, recurrence, startup, mentor, room: rooms[n]! };
      this.meetings.push({ ...where, start: at!, original: at!, cancelled: false });
    });
    return 201;
  }

  /** Without a room, uses the lowest free one. */
  move(edited: Meeting, start: number, scope: MeetingScope, room?: number): Answer {
    const moves = this.movesOf(edited, start, scope, room);
    if (!moves) return 409;
    const isWhole =
      scope !== 'occurrence' && moves.length === this.upcoming(edited.schedule).length;
    for (const { meeting, ...to } of moves) {
      Object.assign(meeting, to);
      if (isWhole || edited.recurrence === 'none') meeting.original = meeting.start;
    }
    return 200;
  }

  /** The new time of each meeting; undefined when one is not available. */
  movesOf(edited: Meeting, start: number, scope: MeetingScope, room?: number) {
    const { mentor } = edited;
    if (edited.cancelled || edited.start <= this.now || !this.mayStart(mentor, start))
      return undefined;
    const moving = this.meant(edited, scope);
    const starts = moving.map((meeting) =>
      meeting === edited ? start : shifted(edited, start, meeting),
    );
    const rooms = starts.map((at) =>
      at === undefined || !this.isHour(mentor, at)
        ? undefined
        : this.roomAt({ ...edited, room }, at, moving),
    );
    if (rooms.includes(undefined)) return undefined;
    if (room !== undefined && rooms[moving.indexOf(edited)] !== room) return undefined;
    const others = this.meetings.filter((meeting) => !moving.includes(meeting));
    if (isBeyondWeek(others, edited, starts)) return undefined;
    return moving.map((meeting, n) => ({ meeting, start: starts[n]!, room: rooms[n]! }));
  }

  cancel(named: Meeting, scope: MeetingScope): Answer {
    const targets = this.meant(named, scope);
    if (targets.length === 0) return named.cancelled ? 200 : 409;
    for (const meeting of targets) meeting.cancelled = true;
    return 200;
  }

  /** The slots a startup is offered on a day, for a new meeting or to move one. */
  offered(
    { startup, mentor }: Pick<Meeting, 'startup' | 'mentor'>,
    { zone, day }: { zone: string; day: string },
    moved?: Meeting,
  ) {
    const starts = [-1, 0, 1]
      .flatMap((days) => this.startsOn(mentor, addDays(day, days)))
      .filter((start) => localAt(zone, start).day === day && start !== moved?.start);
    const others = this.meetings.filter((meeting) => meeting !== moved);
    return starts.flatMap((start) => {
      const room = this.roomAt({ startup, mentor }, start, moved ? [moved] : []);
      if (room === undefined || isBeyondWeek(others, { startup, mentor }, [start])) return [];
      return [{ start, room }];
    });
  }

  /** All starts in a mentor's hours on a day, as if nothing was booked. */
  startsOn(mentor: Mentor, day: string): number[] {
    const starts = HOURS.map((hour) => instantOf(mentor.zone, day, hour));
    return starts.filter(
      (start) => start !== undefined && this.mayStart(mentor, start),
    ) as number[];
  }

  private meant(named: Meeting, scope: MeetingScope): Meeting[] {
    const upcoming = this.upcoming(named.schedule);
    if (scope === 'schedule') return upcoming;
    if (scope === 'occurrence') return upcoming.filter((meeting) => meeting === named);
    return upcoming.filter(({ original }) => original >= named.original);
  }

  private upcoming(schedule: number): Meeting[] {
    return this.meetings
      .filter(
        (meeting) =>
          meeting.schedule === schedule && !meeting.cancelled && meeting.start > this.now,
      )
      .sort((one, other) => one.start - other.start);
  }

  private isHour({ zone, timeOff }: Mentor, start: number): boolean {
    const { hour, weekday } = localAt(zone, start);
    if (weekday > 5 || !HOURS.includes(hour) || touches(timeOff, start)) return false;
    return start >= this.now + 2 * HOUR;
  }

  private mayStart(mentor: Mentor, start: number): boolean {
    return this.isHour(mentor, start) && start <= this.now + 90 * 24 * HOUR;
  }

  /** The requested room, or the lowest free one; undefined when the time is taken. */
  private roomAt(
    { startup, mentor, room }: { startup: number; mentor: Mentor; room?: number },
    at: number,
    except: Meeting[],
  ): number | undefined {
    if (touches(mentor.busy, at)) return undefined;
    const then = this.meetings.filter(
      (meeting) =>
        !meeting.cancelled && !except.includes(meeting) && Math.abs(meeting.start - at) < HOUR,
    );
    if (then.some((meeting) => meeting.startup === startup || meeting.mentor.id === mentor.id))
      return undefined;
    const free = this.rooms.filter((id) => !then.some((meeting) => meeting.room === id));
    return room !== undefined && free.includes(room) ? room : free[0];
  }
}
