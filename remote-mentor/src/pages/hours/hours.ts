import type { OwnAvailability } from 'contract/wire/availability.contract';
import { format } from 'date-fns';

/** Hours in the form; `start` and `end` are 'HH:mm' in the mentor's local time, or '' while incomplete. */
export interface Hours {
  id: number;
  start: string;
  end: string;
}

type WireHours = Pick<OwnAvailability['data']['windows'][number], 'start' | 'end'>;

/** The api ends a day at 24:00; a time field only accepts 00:00 for midnight. */
const [DAY_END, MIDNIGHT] = ['24:00', '00:00'];

export function toHours({ start, end }: WireHours, id: number): Hours {
  return { id, start, end: end === DAY_END ? MIDNIGHT : end };
}

export function toWire({ start, end }: Hours): WireHours {
  return { start, end: endOf(end) };
}

/** Hours in words, e.g. '9:00 AM to 12:00 PM'. */
export function hoursText({ start, end }: WireHours): string {
  const text = (time: string) =>
    format(new Date(2000, 0, 1, Number(time.slice(0, 2)), Number(time.slice(3))), 'h:mm a');
  return `${text(start)} to ${text(end)}`;
}

/** Errors in the hours of one day, by their id; empty when all are valid. */
export function hoursFaults(day: readonly Hours[]): Record<number, string> {
  const faults = day.flatMap((hours, at) => {
    const fault = faultOf(hours, day.slice(0, at));
    return fault ? [[hours.id, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(hours: Hours, before: readonly Hours[]): string | undefined {
  const { start, end } = hours;
  if (!start || !end) return 'Enter both times.';
  if (start >= endOf(end)) return 'The hours must end after they start.';
  const overlaps = before.some(
    (other) => start < endOf(other.end) && other.start < endOf(end) && other.start && other.end,
  );
  return overlaps ? 'These hours overlap other hours of the day.' : undefined;
}

/** Initial values for further hours of a day: after its last ones, or the morning. */
export function moreHours(day: readonly Hours[], id: number): Hours {
  const last = day
    .map(({ end }) => endOf(end))
    .sort()
    .at(-1);
  if (!last) return { id, start: '09:00', end: '12:00' };
  if (last > '23:00') return { id, start: '', end: '' };
  const hour = String(Number(last.slice(0, 2)) + 1).padStart(2, '0');
  return toHours({ start: last, end: `${hour}${last.slice(2)}` }, id);
}

const endOf = (end: string) => (end === MIDNIGHT ? DAY_END : end);
