import { eq } from 'drizzle-orm';

import { mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Wednesday, a week and a half before the clocks of Europe go forward on 30 March.
const NOW = '2025-03-19T06:00:00Z';

const kit = testApp({ now: NOW, config: { programmeEnd: '2025-04-08' } });
const { fixture, at, slots, book } = meetingFixture(kit, NOW);

interface Day {
  date: string;
  first: { start_time: string };
}

const ask = async (from: string, to: string, timezone: string) => {
  const query = { mentor_id: fixture.mentor.mentorId, from, to, timezone };
  const { body } = await kit.post(at('/free-days'), query, { as: fixture.founder });
  return body as { days: Day[]; next: Day | null; bookable_until: string };
};
/** The days of a range, each requested separately. */
async function oneByOne(from: string, to: string, timezone: string): Promise<Day[]> {
  const days: Day[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const { body } = await slots(date, timezone);
    if (body.available_slots.length > 0) days.push({ date, first: body.available_slots[0] });
  }
  return days;
}
/** From midnight to midnight, all week. */
const worksAlways = () =>
  kit.post(
    '/my/availability',
    {
      time_zone: 'Europe/Sofia',
      meeting_minutes: 60,
      buffer_minutes: 0,
      windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' })),
    },
    { as: fixture.mentor },
  );

describe('the free days of a month', () => {
  it.each([
    ['Europe/Sofia', 'whose clocks go forward in it'],
    ['Africa/Cairo', 'whose clocks will go forward at midnight'],
    ['America/Los_Angeles', 'half a day behind'],
    ['Pacific/Apia', 'half a day ahead'],
    ['Asia/Kolkata', 'half an hour off'],
  ])('equal the days requested one by one, in %s, %s', async (zone) => {
    expect(await worksAlways()).toMatchObject({ status: 200 });
    await book('2025-03-29 22:00:00'); // midnight in Sofia, before the hour that is skipped

    const month = await ask('2025-03-18', '2025-04-12', zone);

    expect(month.days).toEqual(await oneByOne('2025-03-18', '2025-04-12', zone));
    expect(month.next).toBeNull();
    expect(month.days.at(-1)!.date).toBe(month.bookable_until);
  });

  it('end with the programme, with no free day after it', async () => {
    const april = await ask('2025-04-01', '2025-04-30', 'Europe/Istanbul');

    expect(april.days.map(({ date }) => date)).toEqual([
      '2025-04-01',
      '2025-04-02',
      '2025-04-03',
      '2025-04-04',
      '2025-04-07',
      '2025-04-08',
    ]);
    expect(april).toMatchObject({ next: null, bookable_until: '2025-04-08' });
    expect(await ask('2025-05-01', '2025-05-31', 'UTC')).toMatchObject({ days: [], next: null });
  });

  it('equal those of single days with a break between meetings', async () => {
    const breaks = { bufferMinutes: 30, meetingMinutes: 45 };
    await kit.db.update(mentors).set(breaks).where(eq(mentors.id, fixture.mentor.mentorId));
    const { days } = await ask('2025-03-19', '2025-03-31', 'Europe/Istanbul');

    expect(days).toEqual(await oneByOne('2025-03-19', '2025-03-31', 'Europe/Istanbul'));
    expect(days.length).toBeGreaterThan(7);
  });
});
