import type { SeriesPlan, SeriesQuery } from 'contract/wire/meetings.contract';
import type { z } from 'zod';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { mentorsQueries } from '../mentors/mentors.queries';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { dayOf, localTimeAt } from '../scheduling/localTime';
import { endOfSeries, weekOfMonth } from '../scheduling/series';
import { startupPolicy } from '../startup-access/access.policy';
import { calendarQueries } from './calendar.queries';
import { toWireTime } from './meeting.wire';
import { planBooking } from './seriesPlan';
import { slotTaken } from './slotTaken';

/** Previews a series: its dates, its end, and its conflicts. */
export function seriesService({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const policy = startupPolicy(db);

  return {
    /** @throws 404, also for another startup's mentor; 409 when the first date is not available */
    async plan(
      viewer: Viewer,
      startupId: number,
      query: z.output<typeof SeriesQuery>,
    ): Promise<SeriesPlan> {
      await policy.requireTeam(viewer, startupId);
      const mentor = await mentorsQueries(db).assignedTo(startupId, query.mentor_id);
      if (!mentor) throw notFound();
      const { timeZone, bufferMinutes } = mentor;
      const { recurrence, room_id: roomId } = query;
      const programmeEnd = await readProgrammeEnd({ db, config });
      const first = { start: query.start_time.getTime(), end: query.end_time.getTime() };
      const day = dayOf(timeZone, first.start);
      const end = endOfSeries(day, recurrence, programmeEnd);

      const limits = { now: clock.now(), programmeEnd };
      const wanted = { mentor, startupId, first, recurrence, until: end.day, limits };
      const { dates, refused } = await planBooking(db, wanted);
      const clashes = await calendarQueries(db).clashes({
        startupId,
        mentorId: mentor.id,
        dates,
        roomId,
        bufferMinutes,
      });
      if (clashes.includes(first.start)) throw slotTaken([...refused, ...clashes]);

      const starts = [...dates.map(({ start }) => start), ...refused].sort((a, b) => a - b);
      const time = localTimeAt(timeZone, first.start).toPlainTime();
      const last = end.day.toZonedDateTime({ timeZone, plainTime: time });
      return {
        data: {
          dates: starts.map(toWireTime),
          conflicts: [...refused, ...clashes].sort((a, b) => a - b).map(toWireTime),
          recurrence_until: toWireTime(last.epochMilliseconds),
          ends_with_programme: end.withProgramme,
          mentor_timezone: timeZone,
          weekday: day.dayOfWeek,
          week_of_month: weekOfMonth(day),
        },
      };
    },
  };
}
