import { eq } from 'drizzle-orm';

import { occurrences } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { addDays } from './model/localTime';
import { overlaps } from './model/overlaps';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const TEAMS = 20;
/** Slots that 400 calls want at once; 25 make the 10,000 attempts of an evening. */
const ROUNDS = Number(process.env.STORM_ROUNDS ?? 1);

let mentor: { mentorId: number };
let teams: { startup: TestStartup; founder: TestUser }[];
let room: number;

beforeAll(async () => {
  room = await kit.room();
  await kit.room();
  const startups = await Promise.all(Array.from({ length: TEAMS }, () => kit.startup()));
  teams = await Promise.all(
    startups.map(async (startup) => ({ startup, founder: await kit.joins(startup) })),
  );
  mentor = await kit.mentorOf(...startups);
});

const booked = () =>
  kit.db.select().from(occurrences).where(eq(occurrences.mentorId, mentor.mentorId));

function book(at: number, start: string, recurrence = 'none') {
  const { startup, founder } = teams[at % TEAMS]!;
  const end_time = new Date(Date.parse(start) + 3_600_000).toISOString();
  const body = {
    mentor_id: mentor.mentorId,
    room_id: room,
    start_time: start,
    end_time,
    recurrence,
  };
  return kit.post(`/my/startups/${startup.id}/meetings`, body, { as: founder });
}

function counted(answers: { status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('gives a slot that 400 want at once to exactly one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Tuesdays and Wednesdays, 06:00 to 08:00 and 10:00 to 12:00 UTC: office hours in Istanbul.
    const hours = ['06', '07', '08', '10', '11'];
    const day = addDays('2025-03-18', 7 * Math.floor(round / 10) + (Math.floor(round / 5) % 2));
    const start = `${day}T${hours[round % 5]}:00:00Z`;
    const answers = await Promise.all(Array.from({ length: 400 }, (_, at) => book(at, start)));

    expect(counted(answers)).toEqual({ 201: 1, 409: 399 });
    expect(await booked()).toHaveLength(round + 1);
  }
  expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
}, 600_000);

it('books crossing series completely or not at all', async () => {
  // Ten starts, one per weekday in two weeks, at the same hour: each crosses one other series.
  const starts = ['17', '18', '19', '20', '21', '24', '25', '26', '27', '28'].map(
    (day) => `2025-03-${day}T13:00:00Z`,
  );
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      book(at, starts[at % 2 ? 9 - (at % 10) : at % 10]!, 'weekly'),
    ),
  );

  expect(counted(answers)).toEqual({ 201: 5, 409: 55 });
  const counts = new Map<number, number>();
  for (const { scheduleId, startsAt } of await booked()) {
    if (startsAt.getUTCHours() === 13) counts.set(scheduleId, (counts.get(scheduleId) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual([22, 22, 22, 22, 22]);
  expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
});
