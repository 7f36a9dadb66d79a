import { mentorTimeOff } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, at, book, calendar } = meetingFixture(kit, NOW);

const plan = (start: string, more: object = {}, as = fixture.founder) =>
  kit.post(
    at('/series'),
    {
      mentor_id: fixture.mentor.mentorId,
      room_id: fixture.room,
      recurrence: 'weekly',
      start_time: start,
      end_time: start.replace('06:00', '07:00'),
      ...more,
    },
    { as },
  );

describe('the plan of a series', () => {
  it('has the dates that booking it would have, and books nothing', async () => {
    const { status, body } = await plan('2025-03-20 06:00:00');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      conflicts: [],
      recurrence_until: '2025-08-20 06:00:00',
      ends_with_programme: false,
      mentor_timezone: 'Europe/Istanbul',
      weekday: 4,
      week_of_month: 3,
    });
    expect(await calendar()).toEqual([]);

    await book('2025-03-20 06:00:00', { recurrence: 'weekly' });
    expect(body.data.dates.map((date: string) => date.slice(5, 13).replace(' ', 'T'))).toEqual(
      await calendar(),
    );
  });

  it.each([
    ['2025-01-30', 'weekly', { weekday: 4, week_of_month: 5 }], // the last Thursday
    ['2025-01-30', 'monthly', { dates: expect.arrayContaining(['2025-02-27 06:00:00']) }],
    ['2025-01-30', 'none', { dates: ['2025-01-30 06:00:00'] }],
  ])('from %s, %s', async (day, recurrence, expected) => {
    kit.clock.set('2025-01-28T09:00:00Z');
    const { body } = await plan(`${day} 06:00:00`, { recurrence });
    expect(body.data).toMatchObject(expected);
  });

  it('names the conflicts that booking it would name', async () => {
    await kit.db.insert(mentorTimeOff).values({
      mentorId: fixture.mentor.mentorId,
      startsAt: new Date('2025-04-02T21:00:00Z'),
      endsAt: new Date('2025-04-05T21:00:00Z'),
    });
    await book('2025-03-27 06:00:00');

    const { data } = (await plan('2025-03-20 06:00:00')).body;

    const refused = await book('2025-03-20 06:00:00', { recurrence: 'weekly' });
    expect(refused.status).toBe(409);
    expect(data.conflicts).toEqual(['2025-03-27 06:00:00', '2025-04-03 06:00:00']);
    expect(data.conflicts).toEqual(refused.body.conflicts);
    expect(data.dates).toEqual(expect.arrayContaining(data.conflicts));
  });

  it('of a time that is not offered is 409, like booking it', async () => {
    await book('2025-03-20 06:00:00');
    expect(await plan('2025-03-20 06:00:00')).toMatchObject({
      status: 409,
      body: { conflicts: ['2025-03-20 06:00:00'] },
    });
    expect(await plan('2025-03-22 06:00:00')).toMatchObject({ status: 409 }); // a Saturday
  });

  it('is available to the team, for its own mentors', async () => {
    const stranger = await kit.person();
    expect(await plan('2025-03-20 06:00:00', {}, stranger)).toMatchObject({ status: 404 });
    const other = await kit.mentorOf(await kit.startup());
    expect(await plan('2025-03-20 06:00:00', { mentor_id: other.mentorId })).toMatchObject({
      status: 404,
    });
  });
});
