import type { MeetingScope } from '../../../../contract/meetings.contract';
import type { Booking, Meeting, Mentor } from './meeting';
import { addDays, fiveMonthsLater, instantOf, sameWeekday, wallAt } from './wall';
import { isBeyondWeek } from './week';

const HOUR = 3_600_000;
const HOURS = [9, 10, 11, 13, 14, 15, 16];

type Answer = 200 | 201 | 409;

/** The calendar of rules 5.1 to 5.20, in the plainest way there is: lists, searched whole. */
export class Calendar {
  readonly meetings: Meeting[] = [];
  private schedules = 0;

  constructor(
    public now: number,
    private readonly rooms: number[],
  ) {}

  book({ startup, mentor, room, start, recurrence }: Booking): Answer {
    const starts = this.series(mentor, start, recurrence);
    if (!this.mayStart(mentor, start)) return 409;
    const rooms = starts.map((at) =>
      at === undefined ? undefined : this.roomAt({ startup, mentor, room }, at, []),
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

  move(edited: Meeting, start: number, room: number, scope: MeetingScope): Answer {
    if (edited.cancelled || edited.start <= this.now || !this.mayStart(edited.mentor, start))
      return 409;
    const ahead = this.ahead(edited.schedule);
    const moving = this.meant(edited, scope);
    const settled =
      edited.recurrence === 'none' || (scope !== 'occurrence' && moving.length === ahead.length);
    const starts = moving.map((meeting) =>
      meeting === edited ? start : this.shifted(edited, start, meeting),
    );
    const rooms = starts.map((at, n) =>
      at === undefined || (moving[n] !== edited && !this.isHour(edited.mentor, at))
        ? undefined
        : this.roomAt({ ...edited, room }, at, moving),
    );
    if (rooms.includes(undefined) || rooms[moving.indexOf(edited)] !== room) return 409;
    const others = this.meetings.filter((meeting) => !moving.includes(meeting));
    if (isBeyondWeek(others, edited, starts)) return 409;
    moving.forEach((meeting, n) => {
      meeting.start = starts[n]!;
      meeting.room = rooms[n]!;
      if (settled) meeting.original = meeting.start;
    });
    return 200;
  }

  cancel(named: Meeting, scope: MeetingScope): Answer {
    const targets = this.meant(named, scope);
    if (targets.length === 0) return named.cancelled ? 200 : 409;
    for (const meeting of targets) meeting.cancelled = true;
    return 200;
  }

  private meant(named: Meeting, scope: MeetingScope): Meeting[] {
    const ahead = this.ahead(named.schedule);
    if (scope === 'schedule') return ahead;
    if (scope === 'occurrence') return ahead.filter((meeting) => meeting === named);
    return ahead.filter(({ original }) => original >= named.original);
  }

  private ahead(schedule: number): Meeting[] {
    return this.meetings
      .filter(
        (meeting) =>
          meeting.schedule === schedule && !meeting.cancelled && meeting.start > this.now,
      )
      .sort((one, other) => one.start - other.start);
  }

  /** The starts of a series; undefined where it leaves the mentor's hours. */
  private series({ zone }: Mentor, start: number, recurrence: string): (number | undefined)[] {
    const { day, hour } = wallAt(zone, start);
    const until = recurrence === 'none' ? day : fiveMonthsLater(day);
    const days = [day];
    for (let n = 1; recurrence !== 'none'; n += 1) {
      const next = recurrence === 'weekly' ? addDays(day, 7 * n) : sameWeekday(day, n);
      if (next > until) break;
      days.push(next);
    }
    return days.map((each) => instantOf(zone, each, hour));
  }

  private shifted(edited: Meeting, to: number, { original }: Meeting): number | undefined {
    const { zone } = edited.mentor;
    const [from, target, own] = [
      wallAt(zone, edited.original),
      wallAt(zone, to),
      wallAt(zone, original),
    ];
    const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    const days = (Date.parse(target.day) - Date.parse(from.day)) / (24 * HOUR);
    const day =
      edited.recurrence === 'monthly'
        ? sameWeekday(target.day, months(own.day) - months(from.day))
        : addDays(own.day, days);
    return instantOf(zone, day, target.hour);
  }

  private isHour({ zone }: Mentor, start: number): boolean {
    const { hour, weekday } = wallAt(zone, start);
    return weekday <= 5 && HOURS.includes(hour) && start >= this.now + 2 * HOUR;
  }

  private mayStart(mentor: Mentor, start: number): boolean {
    return this.isHour(mentor, start) && start <= this.now + 90 * 24 * HOUR;
  }

  /** The wanted room, or the lowest free one; undefined when somebody or everything is taken. */
  private roomAt(
    { startup, mentor, room }: Omit<Booking, 'start' | 'recurrence'>,
    at: number,
    except: Meeting[],
  ) {
    const then = this.meetings.filter(
      (meeting) =>
        !meeting.cancelled && !except.includes(meeting) && Math.abs(meeting.start - at) < HOUR,
    );
    if (then.some((meeting) => meeting.startup === startup || meeting.mentor.id === mentor.id))
      return undefined;
    const free = this.rooms.filter((id) => !then.some((meeting) => meeting.room === id));
    return free.includes(room) ? room : free[0];
  }
}
