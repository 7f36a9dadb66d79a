import { Temporal } from 'temporal-polyfill';

import { DAY, MINUTE } from '../../app/clock';
import { isOffered, type MentorHours, slotsOfDay } from './hours';
import { dayIn, dayOf, type Span } from './localTime';
import { lastDayAsked } from './series';

const MIN_NOTICE_MS = 120 * MINUTE;
const BOOKING_WINDOW_MS = 90 * DAY;

export interface Limits {
  now: Date;
  /** Last day of the programme, `yyyy-MM-dd`; undefined: it does not end. */
  programmeEnd: string | undefined;
}

/** What a mentor offers on a calendar day of somebody in another zone, taken or not. */
export function offersOn(
  hours: MentorHours,
  day: Temporal.PlainDate,
  zone: string,
  limits: Limits,
): Span[] {
  return offersWithin(hours, dayIn(zone, day), limits);
}

/** The same of any stretch of time: what starts in it, in order. */
export function offersWithin(hours: MentorHours, wanted: Span, limits: Limits): Span[] {
  const lastTouched = dayOf(hours.timeZone, wanted.end - 1);
  const slots: Span[] = [];
  // A day of the caller touches up to three of the mentor's.
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

/** The last instant a meeting may start that somebody chooses now. */
export function bookableUntil(mentorZone: string, { now, programmeEnd }: Limits): number {
  const latest = now.getTime() + BOOKING_WINDOW_MS;
  if (programmeEnd === undefined) return latest;
  return Math.min(latest, dayIn(mentorZone, Temporal.PlainDate.from(programmeEnd)).end - 1);
}

/** The end of the last day on which a meeting may lie that is booked now: a series goes on for months. */
export function lastBookable(mentorZone: string, now: Date): number {
  const lastStart = bookableUntil(mentorZone, { now, programmeEnd: undefined });
  return dayIn(mentorZone, lastDayAsked(dayOf(mentorZone, lastStart))).end;
}

/** Whether somebody may choose this time now: an hour of the mentor's, not too soon, not too far. */
export function isBookable(hours: MentorHours, slot: Span, limits: Limits): boolean {
  return mayStart(hours, slot, limits) && isOffered(hours, dayOf(hours.timeZone, slot.start), slot);
}

/** Whether a later meeting of a series may take place; it may lie beyond the latest. */
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
