import type { FreeDay, FreeDays, FreeDaysQuery } from 'contract/wire/free-days.contract';
import { Temporal } from 'temporal-polyfill';
import { DAY } from '../../app/clock';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { mentorsQueries } from '../mentors/mentors.queries';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { bookableUntil, offersWithin } from '../scheduling/bookable';
import { dayIn, dayOf, type Span } from '../scheduling/localTime';
import { startupPolicy } from '../startup-access/access.policy';
import { type FreeSlot, freeSlots, toSlot } from './freeSlots';
import { hoursQueries } from './hours.queries';
import { meetingToMove } from './meetingToMove';
import { zoneQueries } from './zone.queries';

/** The days on which a startup can book one of its mentors (rule 5.36). */
export function freeDaysService({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const policy = startupPolicy(db);

  return {
    /** @throws 404, also for another startup's mentor */
    async list(
      viewer: Viewer,
      startupId: number,
      { mentor_id, meeting_id, from, to, timezone }: FreeDaysQuery,
    ): Promise<FreeDays> {
      await policy.requireTeam(viewer, startupId);
      const mentor = await mentorsQueries(db).assignedTo(startupId, mentor_id);
      if (!mentor) throw notFound();
      await zoneQueries(db).remember(viewer.id, timezone);

      const moved = await meetingToMove(db, meeting_id, { startupId, mentorId: mentor.id });
      const limits = { now: clock.now(), programmeEnd: await readProgrammeEnd({ db, config }) };
      const latest = bookableUntil(mentor.timeZone, limits);
      const { start } = dayIn(timezone, Temporal.PlainDate.from(from));
      const { end } = dayIn(timezone, Temporal.PlainDate.from(to));

      const bookable = { start: limits.now.getTime(), end: latest + 1 };
      const hours = await hoursQueries(db).of(mentor, bookable);

      async function freeWithin(wanted: Span): Promise<FreeSlot[]> {
        const span = {
          start: Math.max(wanted.start, bookable.start),
          end: Math.min(wanted.end, bookable.end),
        };
        if (span.start >= span.end) return [];
        return freeSlots(db, mentor!, { startupId, moved }, offersWithin(hours, span, limits));
      }

      /** Searches a week, which usually has a free slot, then longer and longer ranges. */
      async function firstAfter(moment: number): Promise<FreeSlot[]> {
        let from = Math.max(moment, bookable.start);
        for (let days = 7; from < bookable.end; days *= 2) {
          const free = await freeWithin({ start: from, end: from + days * DAY });
          if (free.length > 0) return free;
          from += days * DAY;
        }
        return [];
      }

      const [next] = freeDays(await firstAfter(end), timezone);
      return {
        days: freeDays(await freeWithin({ start, end }), timezone),
        next: next ?? null,
        mentor_timezone: mentor.timeZone,
        bookable_until: dayOf(timezone, latest).toString(),
      };
    },
  };
}

/** Groups slots by day of a zone, each day with its first slot. */
function freeDays(slots: FreeSlot[], zone: string): FreeDay[] {
  const days: FreeDay[] = [];
  let dayEnd = 0; // end of the last day found, because computing the day is the most expensive step
  for (const slot of slots) {
    if (slot.start < dayEnd) continue;
    const day = dayOf(zone, slot.start);
    dayEnd = dayIn(zone, day).end;
    days.push({ date: day.toString(), first: toSlot(slot) });
  }
  return days;
}
