import { CalendarDay } from 'contract/wire/time.contract';
import { z } from 'zod';
import { mentorHoursQueries } from '../../modules/mentor-hours/mentorHours.queries';
import { command, toggle } from '../command/command';
import { email, find } from '../command/find';
import { clockTime, dayHours, week } from './hours';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const mentor = email('address of the mentor');
const day = z.iso
  .date({ error: 'must be a date such as 2026-03-31', abort: true })
  .pipe(CalendarDay);

const show = command({
  name: 'availability show',
  about: "Lists a mentor's week and the dates that differ from it, in the mentor's time zone.",
  flags: { mentor },
  async run({ db }, flags) {
    const { id, timeZone: zone } = await find(db).mentor(flags.mentor);
    const week = await mentorHoursQueries(db).week(id);
    const days = await mentorHoursQueries(db).days(id);
    return {
      zone,
      week: week.map((row) => ({ day: WEEKDAYS[row.weekday - 1], hours: span(row) })),
      exceptions: days.map((row) => ({ day: row.day, hours: span(row) })),
    };
  },
});

const set = command({
  name: 'availability set',
  about: "Replaces a mentor's week. Booked meetings stay.",
  flags: { mentor, week: week('e.g. "mon-fri 09:00-12:00,13:00-17:00; sat 10:00-12:00", or none') },
  async run({ db }, flags) {
    const { id, timeZone: zone } = await find(db).mentor(flags.mentor);
    await mentorHoursQueries(db).setWeek(id, flags.week);
    return { mentor: flags.mentor, zone, windows: flags.week.length };
  },
});

const except = command({
  name: 'availability except',
  about: 'Gives one date other hours than the week.',
  flags: {
    mentor,
    day: day.describe('the date, yyyy-mm-dd'),
    hours: dayHours('e.g. "10:00-12:00", or none').optional(),
    clear: toggle('let the week hold again'),
  },
  async run({ db }, flags) {
    const { id, timeZone: zone } = await find(db).mentor(flags.mentor);
    const hours = flags.clear ? undefined : (flags.hours ?? []);
    await mentorHoursQueries(db).setDay(id, flags.day, hours);
    return {
      mentor: flags.mentor,
      zone,
      day: flags.day,
      hours: hours?.map(span) ?? 'as in the week',
    };
  },
});

function span({
  startMinute,
  endMinute,
}: {
  startMinute: number | null;
  endMinute: number | null;
}) {
  if (startMinute === null || endMinute === null) return 'closed';
  return `${clockTime(startMinute)}-${clockTime(endMinute)}`;
}

export const availabilityCommands = [show, set, except];
