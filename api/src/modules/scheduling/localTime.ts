import { Temporal } from 'temporal-polyfill';

import { MINUTE } from '../../app/clock';

/** A range of time in epoch milliseconds, without its end. */
export interface Span {
  start: number;
  end: number;
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** A calendar day of a zone: 23, 24 or 25 hours. */
export function dayIn(zone: string, day: Temporal.PlainDate): Span {
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).epochMilliseconds;
  return { start: midnight(day), end: midnight(day.add({ days: 1 })) };
}

/** The week of an instant, Monday to Monday, in a zone. */
export function weekIn(zone: string, at: number): Span {
  const day = dayOf(zone, at);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return { start: dayIn(zone, monday).start, end: dayIn(zone, monday.add({ days: 7 })).start };
}

/** Local time of an instant in `zone`. */
export const localTimeAt = (zone: string, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();

/** Local date of an instant in `zone`. */
export const dayOf = (zone: string, at: number) => localTimeAt(zone, at).toPlainDate();

/** Minutes since midnight in local time. */
export const minuteOf = (local: Temporal.PlainDateTime) => local.hour * 60 + local.minute;

/**
 * The instant of a local time in `zone`: undefined if the clock skips it, the first of two if the clock is set back
 * (rule 5.5).
 * @param minute since midnight of `day`
 */
export function instantAt(
  zone: string,
  day: Temporal.PlainDate,
  minute: number,
): number | undefined {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const local = day.toPlainDateTime(time);
  const instant = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return instant.toPlainDateTime().equals(local) ? instant.epochMilliseconds : undefined;
}

export const lengthOf = (minutes: number) => minutes * MINUTE;
