import { sql } from 'drizzle-orm';

import { calendarQueries } from '../modules/meetings/calendar.queries';
import { manyMeetings } from '../testing/crowd';
import { type Figure, ratio } from './figure';
import type { BenchFixture } from './fixture';

const WANT = 400;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The cost of a full calendar, and of a slot that everybody wants at once. */
export async function meetings(fixture: BenchFixture): Promise<Figure[]> {
  const startup = await fixture.startup();
  const founder = await fixture.joins(startup);
  const busy = await fixture.mentorOf(startup);
  const idle = await fixture.mentorOf(startup);
  const roomId = await fixture.room();
  const spare = await fixture.room();
  const other = await fixture.startup();
  const who = { mentorId: busy.mentorId, startupId: other.id, roomId };
  // Up to the day before the requested one, so that the responses are the same.
  const asked = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  const from = new Date(Date.parse(asked) - DAY - 5_000 * HOUR).toISOString();
  await manyMeetings(fixture.db, who, { count: 5_000, from });
  await fixture.db.execute(sql`analyze`);

  const slots = (mentor: { mentorId: number }) => () =>
    fixture.post(
      `/my/startups/${startup.id}/meetings/availability`,
      { mentor_id: mentor.mentorId, date: asked, timezone: 'Europe/Istanbul' },
      { as: founder },
    );
  const availability = await ratio(slots(busy), slots(idle), 30);

  let next = Date.parse(asked) + 100 * DAY;
  const slot = () => {
    next += DAY;
    return { start: next, end: next + HOUR };
  };
  const common = { startupId: startup.id, mentorId: idle.mentorId, roomId: spare };
  const rest = { bufferMinutes: 0, createdBy: founder.id, now: new Date() };
  const plan = { recurrence: 'none', untilDay: null, skip: false } as const;
  const storm = await ratio(
    () => {
      const dates = [slot()];
      return everybody(() =>
        calendarQueries(fixture.db).book({ ...common, ...rest, ...plan, dates }),
      );
    },
    () => {
      const at = slot();
      return everybody(() => bookByConstraint(fixture, common, at));
    },
    1,
    5,
  );
  return [
    {
      name: 'availability: time with 5,000 meetings / with none',
      value: availability,
      goal: '≤ 1.3',
    },
    {
      name: `${WANT} want one slot: time of book() / of the constraint alone`,
      value: storm,
      goal: '≤ 0.1 on PostgreSQL',
    },
  ];
}

const everybody = (book: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: WANT }, book));

/** Booking without the function: insert, and let the constraint refuse. */
const bookByConstraint = (
  { db }: BenchFixture,
  who: { startupId: number; mentorId: number; roomId: number },
  { start, end }: { start: number; end: number },
) =>
  manyMeetings(db, who, {
    count: Math.round((end - start) / HOUR),
    from: new Date(start).toISOString(),
  });
