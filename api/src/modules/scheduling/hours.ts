import type { Temporal } from 'temporal-polyfill';

import { instantAt, lengthOf, overlaps, type Span } from './localTime';

/** A mentor's hours; minutes are local time in their zone. */
export interface MentorHours {
  timeZone: string;
  meetingMinutes: number;
  bufferMinutes: number;
  /** ISO weekday, 1 is Monday. */
  windows: { weekday: number; startMinute: number; endMinute: number }[];
  /** Dates that differ; null minutes: closed. Several rows of a date are several windows. */
  exceptions: { day: string; startMinute: number | null; endMinute: number | null }[];
  timeOff: Span[];
}

/**
 * A mentor's slots on one of their local days, taken or not: meetings one after another from the start of each window.
 * None during time off, nor at an hour that the clock skips.
 */
export function slotsOfDay(hours: MentorHours, day: Temporal.PlainDate): Span[] {
  const slots: Span[] = [];
  for (const { startMinute, endMinute } of windowsOf(hours, day)) {
    const step = hours.meetingMinutes + hours.bufferMinutes;
    for (let minute = startMinute; minute + hours.meetingMinutes <= endMinute; minute += step) {
      const start = instantAt(hours.timeZone, day, minute);
      if (start === undefined) continue;
      slots.push({ start, end: start + lengthOf(hours.meetingMinutes) });
    }
  }
  return slots
    .filter((slot) => !hours.timeOff.some((away) => overlaps(slot, away)))
    .sort((one, other) => one.start - other.start);
}

/** Whether a meeting fits the mentor's hours. */
export function isOffered(
  hours: MentorHours,
  day: Temporal.PlainDate,
  { start, end }: Span,
): boolean {
  return slotsOfDay(hours, day).some((slot) => slot.start === start && slot.end === end);
}

function windowsOf({ windows, exceptions }: MentorHours, day: Temporal.PlainDate) {
  const special = exceptions.filter((exception) => exception.day === day.toString());
  if (special.length === 0) return windows.filter(({ weekday }) => weekday === day.dayOfWeek);
  return special.flatMap(({ startMinute, endMinute }) =>
    startMinute === null || endMinute === null ? [] : [{ startMinute, endMinute }],
  );
}
