import { eq } from 'drizzle-orm';

import { mentors, mentorTimeOff } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday, noon in Istanbul, where the mentor works Monday to Friday, 9 to 12 and 13 to 17.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, at, book, slots } = meetingFixture(kit, NOW);

const ask = (from: string, to: string, timezone = 'Europe/Istanbul', as = fixture.founder) =>
  kit.post(at('/free-days'), { mentor_id: fixture.mentor.mentorId, from, to, timezone }, { as });
const days = async (from: string, to: string, zone?: string) => {
  const { body } = await ask(from, to, zone);
  return body.days.map(({ date }: { date: string }) => date.slice(5));
};
const away = (from: string, to: string) =>
  kit.db.insert(mentorTimeOff).values({
    mentorId: fixture.mentor.mentorId,
    reason: null,
    startsAt: new Date(from),
    endsAt: new Date(to),
  });

describe('the days with free times', () => {
  it('are those on which the mentor works and has a free slot', async () => {
    expect(await days('2025-03-01', '2025-03-17')).toEqual([
      '03-11',
      '03-12',
      '03-13',
      '03-14',
      '03-17',
    ]);
    for (const hour of ['06', '07', '08', '10', '11', '12', '13']) {
      expect((await book(`2025-03-13 ${hour}:00:00`)).status).toBe(201);
    }
    await away('2025-03-14T00:00:00Z', '2025-03-15T00:00:00Z');

    expect(await days('2025-03-01', '2025-03-17')).toEqual(['03-11', '03-12', '03-17']);
  });

  it('come with the first time of each, as the day itself offers it', async () => {
    await book('2025-03-12 06:00:00');
    const { body } = await ask('2025-03-10', '2025-03-31');

    for (const { date, first } of body.days) {
      expect((await slots(date)).body.available_slots[0]).toEqual(first);
    }
    expect(body.days).toHaveLength(15);
  });

  it('are empty in a week in which the mentor has no more time for the startup', async () => {
    const rules = { startupWeekMinutes: 60 };
    await kit.db.update(mentors).set(rules).where(eq(mentors.id, fixture.mentor.mentorId));
    await book('2025-03-19 06:00:00');

    expect(await days('2025-03-11', '2025-03-25')).toEqual([
      '03-11',
      '03-12',
      '03-13',
      '03-14',
      '03-24',
      '03-25',
    ]);
    expect((await ask('2025-03-11', '2025-03-16')).body.next.date).toBe('2025-03-24');
  });

  it('are days in the zone of the caller', async () => {
    expect(await days('2025-03-16', '2025-03-18', 'America/Los_Angeles')).toEqual([
      '03-16',
      '03-17',
      '03-18', // Monday morning in Istanbul is Sunday night in that zone
    ]);
  });

  it('name the first free day after the range, however late it is', async () => {
    expect((await ask('2025-03-01', '2025-03-31')).body.next).toEqual({
      date: '2025-04-01',
      first: (await slots('2025-04-01')).body.available_slots[0],
    });
    await away('2025-03-11T00:00:00Z', '2025-05-20T00:00:00Z');

    const { body } = await ask('2025-03-01', '2025-03-31');
    expect(body.days).toEqual([]);
    expect(body.next.date).toBe('2025-05-20');
    expect(body.bookable_until).toBe('2025-06-09');
    expect((await ask('2025-06-01', '2025-06-30')).body.next).toBeNull();
  });

  it('end with the booking window, and start today', async () => {
    expect(await days('2025-06-05', '2025-06-30')).toEqual(['06-05', '06-06', '06-09']);
    expect(await days('2025-02-01', '2025-02-28')).toEqual([]);
    expect((await ask('2025-02-01', '2025-02-28')).body.next.date).toBe('2025-03-11');
  });

  it('are available to the team, for its own mentors', async () => {
    const stranger = await kit.joins(await kit.startup());
    const other = await kit.mentorOf();

    expect(await ask('2025-03-01', '2025-03-31', 'UTC', stranger)).toMatchObject({ status: 404 });
    const body = { mentor_id: other.mentorId, from: '2025-03-01', to: '2025-03-31' };
    expect(
      await kit.post(at('/free-days'), { ...body, timezone: 'UTC' }, { as: fixture.founder }),
    ).toMatchObject({ status: 404 });
  });

  it('for moving a session are those of its mentor', async () => {
    const other = await kit.mentorOf(fixture.startup);
    const of = { from: '2025-03-11', to: '2025-03-12', timezone: 'UTC' };
    const { id } = (await book('2025-03-12 06:00:00')).body.data;
    const moving = (mentor: { mentorId: number }) => {
      const body = { ...of, mentor_id: mentor.mentorId, meeting_id: id };
      return kit.post(at('/free-days'), body, { as: fixture.founder });
    };

    expect(await moving(fixture.mentor)).toMatchObject({ status: 200 });
    expect(await moving(other)).toMatchObject({ status: 404 });
  });

  it.each([
    ['2025-03-31', '2025-03-01', 'before'],
    ['2025-03-01', '2025-04-12', 'longer'],
  ])('refuse a range from %s to %s', async (from, to, text) => {
    const { status, body } = await ask(from, to);

    expect(status).toBe(422);
    expect(body.errors.to[0]).toContain(text);
  });
});
