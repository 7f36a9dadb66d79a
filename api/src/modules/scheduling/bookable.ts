import { Temporal } from 'temporal-polyfill';

import { DAY, MINUTE } from '../../app/clock';
import { isOffered, type MentorHours, slotsOfDay } from './hours';
import { dayIn, dayOf, type Span } from './localTime';
import { lastDayAsked } from './series';

const MIN_NOTICE_MS = 120 * MINUTE;
const BOOKING_WINDOW_MS = 90 * DAY;

export interface Limits {
  now: Date;
  /** Last day of the programme, `yyyy-MM-dd`; undefined: no end. */
  programmeEnd: string | undefined;
}

/** A mentor's slots on a calendar day in another zone, taken or not. */
export function offersOn(
  hours: MentorHours,
  day: Temporal.PlainDate,
  zone: string,
  limits: Limits,
): Span[] {
  return offersWithin(hours, dayIn(zone, day), limits);
}

/** Same for any range: slots that start in it, in order. */
export function offersWithin(hours: MentorHours, wanted: Span, limits: Limits): Span[] {
  const lastTouched = dayOf(hours.timeZone, wanted.end - 1);
  const slots: Span[] = [];
  // A day of the caller overlaps up to three of the mentor's.
  for (
    let own = dayOf(hours.timeZone, wanted.start);
    own.until(lastTouched).sign >= 0;
    own = own.add({ days: 1 })
  ) {
    slots.push(...slotsOfDay(hours, own));
  }
  return slots.filter(
    (slot) =>
      slot.start >= wanted.start && slot.start < wanted.end && mayStart(hours, slot, limits),
  );
}

/** The latest start of a meeting that can be booked now. */
export function bookableUntil(mentorZone: string, { now, programmeEnd }: Limits): number {
  const latest = now.getTime() + BOOKING_WINDOW_MS;
  if (programmeEnd === undefined) return latest;
  return Math.min(latest, dayIn(mentorZone, Temporal.PlainDate.from(programmeEnd)).end - 1);
}

/** The end of the last day of any meeting booked now; a series lasts for months. */
export function lastBookable(mentorZone: string, now: Date): number {
  const lastStart = bookableUntil(mentorZone, { now, programmeEnd: undefined });
  return dayIn(mentorZone, lastDayAsked(dayOf(mentorZone, lastStart))).end;
}

/** Whether this time can be booked now: within the mentor's hours and the booking window. */
export function isBookable(hours: MentorHours, slot: Span, limits: Limits): boolean {
  return mayStart(hours, slot, limits) && isOffered(hours, dayOf(hours.timeZone, slot.start), slot);
}

/** Whether a later meeting of a series may take place; it may be beyond the booking window. */
export function mayFollow(hours: MentorHours, slot: Span, limits: Limits): boolean {
  return (
    slot.start >= limits.now.getTime() + MIN_NOTICE_MS &&
    withinProgramme(hours, slot, limits) &&
    isOffered(hours, dayOf(hours.timeZone, slot.start), slot)
  );
}

function mayStart(hours: MentorHours, slot: Span, limits: Limits): boolean {
  return (
    slot.start >= limits.now.getTime() + MIN_NOTICE_MS &&
    slot.start <= bookableUntil(hours.timeZone, limits)
  );
}

function withinProgramme({ timeZone }: MentorHours, slot: Span, { programmeEnd }: Limits): boolean {
  if (programmeEnd === undefined) return true;
  return dayOf(timeZone, slot.start).until(Temporal.PlainDate.from(programmeEnd)).sign >= 0;
}
