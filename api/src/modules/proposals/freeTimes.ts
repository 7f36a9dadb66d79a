import type { FreeTimes } from 'contract/wire/proposals.contract';
import { Temporal } from 'temporal-polyfill';
import type { Deps } from '../../deps/deps';
import type { AgendaRow } from '../agenda/agenda.queries';
import { calendarQueries } from '../meetings/calendar.queries';
import { hoursQueries } from '../meetings/hours.queries';
import { toWireTime } from '../meetings/meeting.wire';
import { beyondWeek } from '../meetings/weekLimit';
import { mentorsQueries } from '../mentors/mentors.queries';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { bookableUntil, isBookable } from '../scheduling/bookable';
import { slotsOfDay } from '../scheduling/hours';
import { dayIn, dayOf } from '../scheduling/localTime';

const DAYS_PER_PAGE = 14;

/**
 * The free times for a meeting by its mentor's hours and the bookings of both. None if the mentor is retired or no
 * longer assigned.
 */
export async function freeTimes(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { occurrence }: AgendaRow,
  asked: string | undefined,
): Promise<FreeTimes> {
  const mentor = (await mentorsQueries(db).byId(occurrence.mentorId))!;
  const { timeZone, bufferMinutes } = mentor;
  const limits = { now: clock.now(), programmeEnd: await readProgrammeEnd({ db, config }) };
  const own = dayOf(timeZone, occurrence.startsAt.getTime());
  const today = dayOf(timeZone, limits.now.getTime());
  const wanted = asked === undefined ? own : Temporal.PlainDate.from(asked);
  const first = Temporal.PlainDate.compare(wanted, today) < 0 ? today : wanted;
  const data = { from: String(first), mentor_timezone: timeZone };
  const assigned = await mentorsQueries(db).assignedTo(occurrence.startupId, mentor.id);
  if (!assigned) return { data: { ...data, next_from: null, times: [] } };
  const next = first.add({ days: DAYS_PER_PAGE });

  const span = { start: dayIn(timeZone, first).start, end: dayIn(timeZone, next).start };
  const hours = await hoursQueries(db).of(mentor, span);
  const days = Array.from({ length: DAYS_PER_PAGE }, (_, at) => first.add({ days: at }));
  const slots = days
    .flatMap((day) => slotsOfDay(hours, day))
    .filter((slot) => isBookable(hours, slot, limits))
    .filter(({ start }) => start !== occurrence.startsAt.getTime());
  const both = { startupId: occurrence.startupId, mentorId: mentor.id };
  const dates = { ...both, dates: slots, bufferMinutes };
  const leaving = [occurrence.id];
  const taking = { startupId: both.startupId, dates: slots, leaving, alternatives: true };
  const taken = new Set([
    ...(await calendarQueries(db).clashes(dates, leaving)),
    ...(await beyondWeek(db, mentor, taking)),
  ]);
  const last = dayOf(timeZone, bookableUntil(timeZone, limits));
  return {
    data: {
      ...data,
      next_from: Temporal.PlainDate.compare(next, last) > 0 ? null : String(next),
      times: slots
        .filter(({ start }) => !taken.has(start))
        .map(({ start, end }) => ({ start_time: toWireTime(start), end_time: toWireTime(end) })),
    },
  };
}
