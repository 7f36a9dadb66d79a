import { eq } from 'drizzle-orm';

import { busyCalendars, mentors, mentorTimeOff, rooms, schedules } from '../../../db/schema';
import type { TestKit, TestStartup, TestUser } from '../../../testing';
import type { FeedServer } from '../../../testing/feedServer';
import { feedText } from '../../../testing/feedText';
import { HOUR, type Mentor, type Span } from './meeting';
import { ZONES } from './steps';

/** Three startups, a mentor with a calendar in each of four zones, three rooms. */
export interface Company {
  teams: { startup: TestStartup; founder: TestUser }[];
  staff: { mentor: Mentor; user: TestUser }[];
  rooms: number[];
}

export async function makeCompany(kit: TestKit): Promise<Company> {
  const startups = [await kit.startup(), await kit.startup(), await kit.startup()];
  const teams = await Promise.all(
    startups.map(async (startup) => ({ startup, founder: await kit.joins(startup) })),
  );
  const places = [await kit.room(), await kit.room(), await kit.room()];
  await kit.db.update(rooms).set({ active: true });
  const staff: Company['staff'] = [];
  for (const zone of ZONES) {
    const user = await kit.mentorOf(...startups);
    const weekLimit = 1 + staff.length;
    const rules = { timeZone: zone, startupWeekMinutes: weekLimit * 60 };
    await kit.db.update(mentors).set(rules).where(eq(mentors.id, user.mentorId));
    staff.push({ user, mentor: { id: user.mentorId, zone, weekLimit, busy: [], timeOff: [] } });
  }
  return { teams, staff, rooms: places };
}

/** Nothing is booked, nobody is away, and every mentor's calendar is connected and empty. */
export async function clear(kit: TestKit, { staff }: Company, server: FeedServer): Promise<void> {
  for (const { mentor } of staff) Object.assign(mentor, { busy: [], timeOff: [] });
  server.answer = ({ url }, response) => {
    const { mentor } = staff.find((one) => `/${one.mentor.id}.ics` === url)!;
    response.end(feedText(...mentor.busy.map(toEvent)));
  };
  for (const table of [schedules, mentorTimeOff, busyCalendars]) await kit.db.delete(table);
  for (const { mentor, user } of staff) {
    const address = `${server.origin}/${mentor.id}.ics`;
    await kit.post('/my/availability/calendar', { address, policy: 'keep' }, { as: user });
  }
}

const toEvent = ({ start, end }: Span) => ({ from: icsTime(start), to: icsTime(end) });
const icsTime = (at: number) => new Date(at).toISOString().replace(/[-:]|\.000/g, '');

export const wire = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
export const span = (start: number, end = start + HOUR) => ({
  start_time: wire(start),
  end_time: wire(end),
});
