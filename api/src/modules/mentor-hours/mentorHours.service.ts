import type {
  NewAvailability,
  NewException,
  OwnAvailability,
} from 'contract/wire/availability.contract';
import type {
  NewTimeOff,
  SavedTimeOff,
  TimeOffMeetings,
  TimeOffQuery,
} from 'contract/wire/time-off.contract';
import type { z } from 'zod';
import { DAY, utcDay } from '../../app/clock';
import { changedMeanwhile, invalid } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { NotifyDeps } from '../../deps/deps';
import { agendaQueries } from '../agenda/agenda.queries';
import { toAgendaMeeting } from '../agenda/agenda.service';
import { toWireTime } from '../meetings/meeting.wire';
import { mentorHoursQueries } from './mentorHours.queries';
import { requireMentor } from './requireMentor';
import { takeTimeOff } from './takeTimeOff';
import { toHours, toMinutes } from './timeOfDay';
import { timeOffQueries } from './timeOff.queries';
import { weekVersion } from './weekVersion';

/** The hours in which a mentor can be booked. Booked meetings are not affected. */
export function mentorHoursService(deps: NotifyDeps) {
  const { db, clock } = deps;
  return {
    async show(viewer: Viewer): Promise<OwnAvailability> {
      const mentor = await requireMentor(db, viewer);
      const now = clock.now();
      const hours = mentorHoursQueries(db);
      const windows = await hours.week(mentor.id);
      // The mentor's local day may be one behind UTC.
      const days = await hours.days(mentor.id, utcDay(new Date(now.getTime() - DAY)));
      const timeOff = await timeOffQueries(db).of(mentor.id, now);
      return {
        data: {
          time_zone: mentor.timeZone,
          meeting_minutes: mentor.meetingMinutes,
          buffer_minutes: mentor.bufferMinutes,
          join_url: mentor.joinUrl,
          startup_week_minutes: mentor.startupWeekMinutes,
          windows: windows.map((window) => ({ weekday: window.weekday, ...toHours(window) })),
          version: weekVersion(mentor, windows),
          exceptions: byDate(days),
          time_off: timeOff.map(({ id, startsAt, endsAt, reason }) => ({
            id,
            reason,
            start_time: toWireTime(startsAt),
            end_time: toWireTime(endsAt),
          })),
        },
      };
    },

    /** @throws 409 when the stored week is not the one that the change started from */
    async setWeek(viewer: Viewer, form: NewAvailability): Promise<void> {
      const mentor = await requireMentor(db, viewer);
      const { startup_week_minutes: limit = mentor.startupWeekMinutes } = form;
      if (limit !== null && limit < form.meeting_minutes)
        throw invalid({
          startup_week_minutes: 'The limit per startup must allow at least one meeting.',
        });
      const rules = {
        timeZone: form.time_zone,
        meetingMinutes: form.meeting_minutes,
        bufferMinutes: form.buffer_minutes,
        startupWeekMinutes: limit,
      };
      const windows = form.windows.map(({ weekday, ...hours }) => ({
        weekday,
        ...toMinutes(hours),
      }));
      await db.transaction(async (tx) => {
        const hours = mentorHoursQueries(tx);
        const [held] = await hours.hold(mentor.id);
        const stored = weekVersion(held!, await hours.week(mentor.id));
        const known = [form.version ?? stored, weekVersion(rules, windows)]; // repeating a stored week succeeds
        if (!known.includes(stored)) throw changedMeanwhile();
        await hours.setRules(mentor.id, rules);
        await hours.setWeek(mentor.id, windows);
      });
    },

    async setDay(viewer: Viewer, { date, hours }: NewException): Promise<void> {
      const mentor = await requireMentor(db, viewer);
      await db.transaction((tx) =>
        mentorHoursQueries(tx).setDay(mentor.id, date, hours.map(toMinutes)),
      );
    },

    /** Restores the week's hours on that date. */
    async clearDay(viewer: Viewer, date: string): Promise<void> {
      const mentor = await requireMentor(db, viewer);
      await db.transaction((tx) => mentorHoursQueries(tx).setDay(mentor.id, date, undefined));
    },

    /** @param joinUrl null to use the programme's rooms */
    async setRoom(viewer: Viewer, joinUrl: string | null): Promise<void> {
      const mentor = await requireMentor(db, viewer);
      await mentorHoursQueries(db).setRoom(mentor.id, joinUrl);
    },

    /** Booked meetings that overlap a time. */
    async listMeetings(
      viewer: Viewer,
      { start_time: start, end_time: end }: z.output<typeof TimeOffQuery>,
    ): Promise<TimeOffMeetings> {
      const mentor = await requireMentor(db, viewer);
      const rows = await agendaQueries(db).within(mentor.id, { start, end }, clock.now());
      return { data: rows.map(toAgendaMeeting) };
    },

    /** @throws 409 when the meetings in it are not the listed ones */
    async goAway(viewer: Viewer, form: z.output<typeof NewTimeOff>): Promise<SavedTimeOff> {
      const mentor = await requireMentor(db, viewer);
      const by = { side: 'mentor', id: viewer.id } as const;
      return db.transaction((tx) => takeTimeOff({ ...deps, db: tx }, mentor.id, form, by));
    },

    /** Idempotent. */
    async comeBack(viewer: Viewer, id: number): Promise<void> {
      const mentor = await requireMentor(db, viewer);
      await timeOffQueries(db).remove(id, mentor.id);
    },
  };
}

type DayRow = Awaited<ReturnType<ReturnType<typeof mentorHoursQueries>['days']>>[number];

function byDate(rows: DayRow[]): OwnAvailability['data']['exceptions'] {
  const dates = [...new Set(rows.map(({ day }) => day))];
  return dates.map((date) => ({
    date,
    hours: rows
      .filter(({ day }) => day === date)
      .flatMap(({ startMinute, endMinute }) =>
        startMinute === null || endMinute === null ? [] : [toHours({ startMinute, endMinute })],
      ),
  }));
}
