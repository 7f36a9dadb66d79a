import type { Recurrence } from 'contract/wire/meetings.contract';
import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../../db/database';
import type { Limits } from '../scheduling/bookable';
import type { MentorHours } from '../scheduling/hours';
import { dayIn, type Span } from '../scheduling/localTime';
import { type Plan, planSeries } from '../scheduling/plan';
import { hoursQueries, type MentorRow } from './hours.queries';
import { slotTaken, WEEK_IS_FULL } from './slotTaken';
import { beyondWeek } from './weekLimit';

interface Wanted {
  mentor: MentorRow;
  startupId: number;
  first: Span;
  recurrence: Recurrence;
  /** Last possible day, in the mentor's zone. */
  until: Temporal.PlainDate;
  limits: Limits;
}

/**
 * The dates of a series within the mentor's hours and weekly limit, for a preview or a booking.
 * @throws 409 when its first meeting is not offered
 */
export async function planBooking(
  db: Database,
  { mentor, startupId, first, recurrence, until, limits }: Wanted,
): Promise<Plan & { hours: MentorHours }> {
  const whole = { start: first.start, end: Math.max(first.end, dayIn(mentor.timeZone, until).end) };
  const hours = await hoursQueries(db).of(mentor, whole);
  const plan = planSeries(hours, first, { recurrence, until, limits });
  if (plan.dates.length === 0) throw slotTaken(plan.refused);
  const full = await beyondWeek(db, mentor, { startupId, dates: plan.dates });
  if (full.includes(first.start)) throw slotTaken([...plan.refused, ...full], WEEK_IS_FULL);
  return {
    dates: plan.dates.filter(({ start }) => !full.includes(start)),
    refused: [...plan.refused, ...full],
    hours,
  };
}
