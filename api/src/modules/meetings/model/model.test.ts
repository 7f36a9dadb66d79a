import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';

import { MeetingScope } from '../../../../contract/meetings.contract';
import { mentors, occurrences, rooms, schedules } from '../../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../../testing';
import { rounds } from '../../../testing/rounds';
import type { Mentor } from './meeting';
import { Calendar } from './model';
import { overlaps } from './overlaps';
import { addDays, instantOf, wallAt } from './wall';

/** Runs of 50 steps each; MODEL_RUNS=100 makes the 5,000 of an evening. */
const RUNS = rounds('MODEL_RUNS', { embedded: 5, server: 20 });
/** The same steps at every run; another seed looks elsewhere. */
const SEED = Number(process.env.MODEL_SEED ?? 20_250_115);
const HOUR = 3_600_000;
const ZONES = ['Europe/Sofia', 'Europe/Istanbul', 'America/New_York', 'Asia/Kolkata'];

// A week before the clocks of New York change, four before those of Sofia.
const NOW = '2025-03-03T05:00:00Z';
const kit = testApp({ now: NOW });

let teams: { startup: TestStartup; founder: TestUser }[];
let mentorUsers: TestUser[];
let staff: Mentor[];
let places: number[];

const step = fc.record({
  act: fc.constantFrom('book', 'book', 'book', 'move', 'cancel', 'decline', 'wait'),
  team: fc.nat(2),
  mentor: fc.nat(ZONES.length - 1),
  room: fc.nat(2),
  days: fc.integer({ min: 0, max: 100 }),
  hour: fc.constantFrom(9, 10, 10, 10, 11, 12, 13, 16),
  recurrence: fc.constantFrom('none', 'none', 'weekly', 'monthly'),
  which: fc.nat(200),
  scope: fc.constantFrom(...MeetingScope.options),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

beforeAll(async () => {
  const startups = [await kit.startup(), await kit.startup(), await kit.startup()];
  teams = await Promise.all(
    startups.map(async (startup) => ({ startup, founder: await kit.joins(startup) })),
  );
  places = [await kit.room(), await kit.room(), await kit.room()];
  staff = [];
  mentorUsers = [];
  for (const zone of ZONES) {
    const user = await kit.mentorOf(...startups);
    const { mentorId } = user;
    mentorUsers.push(user);
    staff.push({ id: mentorId, zone, weekLimit: 1 + staff.length });
  }
  await kit.db.update(rooms).set({ active: true });
});

beforeEach(() => kit.clock.set(NOW));

/** Where a step points, whether or not anybody is there then. */
function timeOf({ days, hour }: Step, { zone }: Mentor, now: number) {
  const day = addDays(wallAt(zone, now).day, days);
  return instantOf(zone, day, hour) ?? now;
}

const slot = (start: number, room: number) => ({
  ...{ start_time: new Date(start).toISOString(), end_time: new Date(start + HOUR).toISOString() },
  room_id: room,
});

/** Takes a step in the api and in the model. @returns both answers */
async function take(calendar: Calendar, taken: Step): Promise<[number, number]> {
  const room = places[taken.room]!;
  const at = (id: number) => `/my/startups/${id}/meetings`;
  if (taken.act === 'book') {
    const { startup, founder } = teams[taken.team]!;
    const mentor = staff[taken.mentor]!;
    const start = timeOf(taken, mentor, calendar.now);
    const { recurrence } = taken;
    const body = { ...slot(start, room), mentor_id: mentor.id, recurrence };
    const { status } = await kit.post(at(startup.id), body, { as: founder });
    return [status, calendar.book({ startup: startup.id, mentor, room, start, recurrence })];
  }
  const meeting = calendar.meetings[taken.which % calendar.meetings.length]!;
  const [row] = await kit.db
    .select({ id: occurrences.id })
    .from(occurrences)
    .orderBy(asc(occurrences.id))
    .offset(calendar.meetings.indexOf(meeting))
    .limit(1);
  const { founder } = teams.find(({ startup }) => startup.id === meeting.startup)!;
  const path = `${at(meeting.startup)}/${row!.id}/${taken.scope}`;
  if (taken.act === 'cancel') {
    return [(await kit.del(path, { as: founder })).status, calendar.cancel(meeting, taken.scope)];
  }
  if (taken.act === 'decline') {
    const as = mentorUsers[staff.indexOf(meeting.mentor)]!;
    const own = `/my/agenda/${row!.id}/${taken.scope}/cancel`;
    const { status } = await kit.post(own, { reason: 'Ill' }, { as });
    return [status, calendar.cancel(meeting, taken.scope)];
  }
  const start = timeOf(taken, meeting.mentor, calendar.now);
  const { status } = await kit.post(path, slot(start, room), { as: founder });
  return [status, calendar.move(meeting, start, room, taken.scope)];
}

async function stored() {
  const rows = await kit.db.select().from(occurrences).orderBy(asc(occurrences.id));
  return rows.map(({ startupId, mentorId, roomId, startsAt, originalStartsAt, status }) => [
    ...[
      startupId,
      mentorId,
      roomId,
      startsAt.getTime(),
      originalStartsAt.getTime(),
      status === 'cancelled',
    ],
  ]);
}

it('books, moves and cancels as the plainest calendar would', async () => {
  const asRows = ({ meetings }: Calendar) =>
    meetings.map(({ startup, mentor, room, start, original, cancelled }) => [
      startup,
      mentor.id,
      room,
      start,
      original,
      cancelled,
    ]);
  for (const { id, zone, weekLimit } of staff) {
    const rules = { timeZone: zone, startupWeekMinutes: 60 * weekLimit };
    await kit.db.update(mentors).set(rules).where(eq(mentors.id, id));
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      await kit.db.delete(schedules);
      kit.clock.set(NOW);
      const calendar = new Calendar(kit.clock.now().getTime(), places);
      for (const [n, taken] of steps.entries()) {
        if (taken.act === 'wait') {
          // Ten days at most: nobody is signed out for being idle.
          if (calendar.now < Date.parse(NOW) + 240 * HOUR)
            kit.clock.advance((taken.days % 30) * HOUR);
          calendar.now = kit.clock.now().getTime();
        } else if (taken.act === 'book' || calendar.meetings.length > 0) {
          const [api, model] = await take(calendar, taken);
          expect([n, taken.act, api]).toEqual([n, taken.act, model]);
        }
      }
      expect(await stored()).toEqual(asRows(calendar));
      expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 900_000);
