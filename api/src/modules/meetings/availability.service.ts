import { Temporal } from 'temporal-polyfill';

import type { Availability, AvailabilityQuery } from '../../../contract/meetings.contract';
import { notFound } from '../../app/httpError';
import type { Parts } from '../../app/parts';
import type { Viewer } from '../../app/viewer';
import { mentorsQueries } from '../mentors/mentors.queries';
import { bookableUntil, offersOn } from '../scheduling/bookable';
import { dayIn, dayOf, lengthOf, overlaps, type Span } from '../scheduling/wallClock';
import { startupPolicy } from '../startup-access/access.policy';
import { calendarQueries } from './calendar.queries';
import { hoursQueries } from './hours.queries';
import { toWireTime } from './meeting.wire';
import { beyondWeek } from './weekLimit';
import { zoneQueries } from './zone.queries';

/** The times of a day a startup may choose with one of its mentors (rules 5.1 to 5.7). */
export function availabilityService({ db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>) {
  const policy = startupPolicy(db);

  return {
    /** @throws 404, also for a mentor who is not theirs */
    async on(viewer: Viewer, startupId: number, query: AvailabilityQuery): Promise<Availability> {
      await policy.requireTeam(viewer, startupId);
      const mentor = await mentorsQueries(db).assignedTo(startupId, query.mentor_id);
      if (!mentor) throw notFound();
      await zoneQueries(db).remember(viewer.id, query.timezone);

      const day = Temporal.PlainDate.from(query.date);
      const asked = dayIn(query.timezone, day);
      const hours = await hoursQueries(db).of(mentor, asked);
      const limits = { now: clock.now(), programmeEnd: config.programmeEnd };
      const offers = offersOn(hours, day, query.timezone, limits);
      const taking = { startupId, dates: offers, alternatives: true };
      const full = await beyondWeek(db, mentor, taking);
      const open = offers.filter(({ start }) => !full.includes(start));
      const slots =
        open.length > 0 ? await withRooms(open, mentor.id, startupId, hours.bufferMinutes) : [];
      const last = dayOf(query.timezone, bookableUntil(mentor.timeZone, limits));
      return {
        available_slots: slots,
        mentor_timezone: mentor.timeZone,
        bookable_until: last.toString(),
      };
    },
  };

  /** Drops what is taken, and gives every slot the free room with the lowest id. */
  async function withRooms(
    offers: Span[],
    mentorId: number,
    startupId: number,
    bufferMinutes: number,
  ) {
    const buffer = lengthOf(bufferMinutes);
    const span = { start: offers[0]!.start - buffer, end: offers.at(-1)!.end + buffer };
    const calendar = calendarQueries(db);
    const [busy, rooms] = await Promise.all([
      calendar.busy(mentorId, startupId, span),
      calendar.rooms(),
    ]);
    return offers.flatMap((slot) => {
      const wide = { start: slot.start - buffer, end: slot.end + buffer };
      const taken = busy.filter((meeting) =>
        overlaps(meeting, meeting.of === 'mentor' ? wide : slot),
      );
      if (taken.some(({ of }) => of !== 'room')) return [];
      const room = rooms.find(({ id }) => !taken.some(({ roomId }) => roomId === id));
      return room
        ? [{ start_time: toWireTime(slot.start), end_time: toWireTime(slot.end), room_id: room.id }]
        : [];
    });
  }
}
