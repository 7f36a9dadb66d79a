import type { Temporal } from 'temporal-polyfill';

import type { Recurrence } from '../../../contract/meetings.contract';
import type { Database } from '../../db/database';
import type { Limits } from '../scheduling/bookable';
import type { MentorHours } from '../scheduling/hours';
import { type Plan, planSeries } from '../scheduling/plan';
import { dayIn, type Span } from '../scheduling/wallClock';
import { hoursQueries, type MentorRow } from './hours.queries';
import { taken } from './taken';

interface Wanted {
  mentor: MentorRow;
  first: Span;
  recurrence: Recurrence;
  /** Last possible day, in the mentor's zone. */
  until: Temporal.PlainDate;
  limits: Limits;
}

/**
 * The dates of a series by the mentor's hours, whether it is looked at or booked.
 * @throws 409 when its first meeting is not on offer
 */
export async function planBooking(
  db: Database,
  { mentor, first, recurrence, until, limits }: Wanted,
): Promise<Plan & { hours: MentorHours }> {
  const whole = { start: first.start, end: Math.max(first.end, dayIn(mentor.timeZone, until).end) };
  const hours = await hoursQueries(db).of(mentor, whole);
  const plan = planSeries(hours, first, { recurrence, until, limits });
  if (plan.dates.length === 0) throw taken(plan.refused);
  return { ...plan, hours };
}
