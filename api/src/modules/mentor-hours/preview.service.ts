import type {
  AvailabilityPreview,
  NewPreview,
  PreviewQuery,
  SlotState,
} from 'contract/wire/availability-preview.contract';
import { Temporal } from 'temporal-polyfill';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { hoursQueries } from '../meetings/hours.queries';
import { toWireTime } from '../meetings/meeting.wire';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { bookableUntil, isBookable } from '../scheduling/bookable';
import { type MentorHours, slotsOfDay } from '../scheduling/hours';
import { dayIn, dayOf, lengthOf, localTimeAt, overlaps, type Span } from '../scheduling/localTime';
import { mentorHoursQueries } from './mentorHours.queries';
import { requireMentor } from './requireMentor';
import { toMinutes } from './timeOfDay';

type Days = AvailabilityPreview['data']['days'];

/** Previews the slots of a mentor's hours by local day, without changing anything. */
export function previewService({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  return {
    /** @param form a range of days, and optionally a week to use instead of the saved one */
    async show(viewer: Viewer, form: PreviewQuery | NewPreview): Promise<AvailabilityPreview> {
      const mentor = await requireMentor(db, viewer);
      const week = 'windows' in form ? weekOf(form) : undefined;
      const zone = week?.timeZone ?? mentor.timeZone;
      const first = Temporal.PlainDate.from(form.from);
      const last = Temporal.PlainDate.from(form.to);
      const span = { start: dayIn(zone, first).start, end: dayIn(zone, last).end };

      const hours = { ...(await hoursQueries(db).of(mentor, span)), ...week };
      const meetings = await mentorHoursQueries(db).meetings(mentor.id, span);
      const busy = await mentorHoursQueries(db).busySpans(mentor.id, span);
      const limits = { now: clock.now(), programmeEnd: await readProgrammeEnd({ db, config }) };
      const days: Days = [];
      for (let day = first; day.until(last).sign >= 0; day = day.add({ days: 1 })) {
        const slots = slotsOfDay(hours, day).map((slot) => ({
          ...inLocalTime(zone, slot),
          state: stateOf(slot),
        }));
        days.push({ date: String(day), slots });
      }
      const lastDay = dayOf(zone, bookableUntil(zone, limits)).toString();
      return { data: { time_zone: zone, bookable_until: lastDay, days } };

      function stateOf(slot: Span): SlotState {
        const buffer = lengthOf(hours.bufferMinutes);
        const wide = { start: slot.start - buffer, end: slot.end + buffer };
        if (meetings.some((meeting) => overlaps(meeting, wide))) return 'booked';
        if (busy.some((other) => overlaps(other, slot))) return 'busy';
        return isBookable(hours, slot, limits) ? 'open' : 'closed';
      }
    },
  };
}

const weekOf = (form: NewPreview): Omit<MentorHours, 'exceptions' | 'timeOff'> => ({
  timeZone: form.time_zone,
  meetingMinutes: form.meeting_minutes,
  bufferMinutes: form.buffer_minutes,
  windows: form.windows.map(({ weekday, ...window }) => ({ weekday, ...toMinutes(window) })),
});

function inLocalTime(zone: string, { start, end }: Span) {
  const time = (at: number) =>
    localTimeAt(zone, at).toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    start: time(start),
    end: time(end),
    start_time: toWireTime(start),
    end_time: toWireTime(end),
  };
}
