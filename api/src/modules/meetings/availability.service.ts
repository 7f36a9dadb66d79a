import type { Availability, AvailabilityQuery } from 'contract/wire/meetings.contract';
import { Temporal } from 'temporal-polyfill';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { mentorsQueries } from '../mentors/mentors.queries';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { bookableUntil, offersOn } from '../scheduling/bookable';
import { dayIn, dayOf } from '../scheduling/localTime';
import { startupPolicy } from '../startup-access/access.policy';
import { freeSlots, toSlot } from './freeSlots';
import { hoursQueries } from './hours.queries';
import { meetingToMove } from './meetingToMove';
import { zoneQueries } from './zone.queries';

/** The times of a day that a startup can book with one of its mentors (rules 5.1 to 5.7). */
export function availabilityService({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const policy = startupPolicy(db);

  return {
    /** @throws 404, also for another startup's mentor */
    async on(viewer: Viewer, startupId: number, query: AvailabilityQuery): Promise<Availability> {
      await policy.requireTeam(viewer, startupId);
      const mentor = await mentorsQueries(db).assignedTo(startupId, query.mentor_id);
      if (!mentor) throw notFound();
      await zoneQueries(db).remember(viewer.id, query.timezone);

      const of = { startupId, mentorId: mentor.id };
      const moved = await meetingToMove(db, query.meeting_id, of);
      const day = Temporal.PlainDate.from(query.date);
      const asked = dayIn(query.timezone, day);
      const hours = await hoursQueries(db).of(mentor, asked);
      const limits = { now: clock.now(), programmeEnd: await readProgrammeEnd({ db, config }) };
      const offers = offersOn(hours, day, query.timezone, limits);
      const last = dayOf(query.timezone, bookableUntil(mentor.timeZone, limits));
      return {
        available_slots: (await freeSlots(db, mentor, { startupId, moved }, offers)).map(toSlot),
        mentor_timezone: mentor.timeZone,
        bookable_until: last.toString(),
      };
    },
  };
}
