import { CalendarDay } from 'contract/wire/time.contract';
import { z } from 'zod';
import { notifyStaffAct } from '../../../modules/meeting-notifications/notifyStaffAct';
import { mentorHoursQueries } from '../../../modules/mentor-hours/mentorHours.queries';
import { STAFF } from '../../../modules/startup-access/actor';
import { act, toggle } from '../../act/act';
import { find, mentorAddress as mentor } from '../../act/find';
import { dayHours, printHours, WEEKDAYS, week } from './hours';
import { HOURS_PAGE } from './notifyHoursChange';

const day = z.iso
  .date({ error: 'must be a date such as 2026-03-31', abort: true })
  .pipe(CalendarDay);

const show = act({
  name: 'availability.show',
  about:
    "Lists a mentor's weekly hours and the dates that differ from them, in the mentor's time zone.",
  scope: 'sessions',
  effect: 'reads',
  fields: { mentor },
  async run({ db }, flags) {
    const { id, timeZone: zone } = await find(db).mentor(flags.mentor);
    const week = await mentorHoursQueries(db).week(id);
    const days = await mentorHoursQueries(db).days(id);
    return {
      zone,
      week: week.map((row) => ({ day: WEEKDAYS[row.weekday - 1], hours: printHours(row) })),
      exceptions: days.map((row) => ({ day: row.day, hours: printHours(row) })),
    };
  },
});

const set = act({
  name: 'availability.set',
  about: "Replaces a mentor's weekly hours. Booked sessions stay.",
  scope: 'sessions',
  effect: 'changes',
  inPlaceOf: 'mentor',
  fields: {
    mentor,
    week: week('e.g. "mon-fri 09:00-12:00,13:00-17:00; sat 10:00-12:00", or none'),
  },
  says: ({ mentor }) => [
    `The weekly hours of ${mentor} will be replaced, and the mentor is notified. Booked sessions stay.`,
    `The weekly hours of ${mentor} are replaced.`,
  ],
  async run(deps, flags) {
    const { id, userId, timeZone: zone } = await find(deps.db).mentor(flags.mentor);
    await mentorHoursQueries(deps.db).setWeek(id, flags.week);
    await notifyStaffAct(deps, STAFF, {
      mentorUserId: userId,
      url: HOURS_PAGE,
      text: 'The programme team has changed your weekly hours.',
    });
    return { mentor: flags.mentor, zone, windows: flags.week.length };
  },
});

const except = act({
  name: 'availability.except',
  about: 'Sets other hours for one date.',
  scope: 'sessions',
  effect: 'changes',
  inPlaceOf: 'mentor',
  fields: {
    mentor,
    day: day.describe('the date, yyyy-mm-dd'),
    hours: dayHours('e.g. "10:00-12:00", or none').optional(),
    clear: toggle('use the weekly hours again'),
  },
  says: ({ mentor, day }) => [
    `The hours of ${mentor} on ${day} will change, and the mentor is notified.`,
    `The hours of ${mentor} on ${day} are changed.`,
  ],
  async run(deps, flags) {
    const { id, userId, timeZone: zone } = await find(deps.db).mentor(flags.mentor);
    const hours = flags.clear ? undefined : (flags.hours ?? []);
    await mentorHoursQueries(deps.db).setDay(id, flags.day, hours);
    await notifyStaffAct(deps, STAFF, {
      mentorUserId: userId,
      url: HOURS_PAGE,
      text: `The programme team has changed your hours on ${flags.day}.`,
    });
    return {
      mentor: flags.mentor,
      zone,
      day: flags.day,
      hours: hours?.map(printHours) ?? 'as in the week',
    };
  },
});

export const availabilityActs = [show, set, except];
