import { DAY } from '../../app/clock';
import { mentorTimeOff } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, book, upcoming, calendar } = meetingFixture(kit, NOW);

describe('a series', () => {
  it('has twenty-two weeks at the same hour of the mentor’s local time', async () => {
    const { status } = await book('2025-03-20 06:00:00', { recurrence: 'weekly' });
    const [first, second] = await upcoming();

    expect(status).toBe(201);
    expect(first.schedule_id).toBe(second.schedule_id);
    expect(second).toMatchObject({ start_time: '2025-03-27 06:00:00', recurrence: 'weekly' });
    const all = await calendar();
    expect(all).toHaveLength(22);
    expect(all.at(-1)).toBe('08-14T06');
  });

  it('monthly keeps the weekday of the month', async () => {
    await book('2025-03-20 06:00:00', { recurrence: 'monthly' });

    expect(
      (await upcoming()).map(({ start_time }: { start_time: string }) => start_time.slice(0, 10)),
    ).toEqual(['2025-03-20', '2025-04-17', '2025-05-15', '2025-06-19', '2025-07-17']);
  });

  it('is all or nothing, unless the caller agrees to gaps', async () => {
    await kit.db.insert(mentorTimeOff).values({
      mentorId: fixture.mentor.mentorId,
      startsAt: new Date('2025-04-02T21:00:00Z'),
      endsAt: new Date(Date.parse('2025-04-02T21:00:00Z') + 3 * DAY),
    });
    await book('2025-03-27 06:00:00');

    const refused = await book('2025-03-20 06:00:00', { recurrence: 'weekly' });
    expect(refused.status).toBe(409);
    expect(refused.body.conflicts).toEqual(['2025-03-27 06:00:00', '2025-04-03 06:00:00']);
    expect(await upcoming()).toHaveLength(1);

    const agreed = await book('2025-03-20 06:00:00', {
      recurrence: 'weekly',
      skip_conflicts: true,
    });
    expect(agreed).toMatchObject({ status: 201, body: { skipped: refused.body.conflicts } });
  });

  it.each([
    ['2025-08-21 00:00:00', /5 months/],
    ['2025-03-19 00:00:00', /before it starts/],
  ])('cannot last until %s', async (recurrence_until, message) => {
    const { status, body } = await book('2025-03-20 06:00:00', {
      recurrence: 'weekly',
      recurrence_until,
    });

    expect(status).toBe(422);
    expect(body.errors.recurrence_until[0]).toMatch(message);
  });

  it.each([
    ['its first day, as one session', '2025-03-20 00:00:00', 1],
    ['the same day five months later, of which five are shown', '2025-08-20 00:00:00', 5],
  ])('can last until %s', async (_what, recurrence_until, shown) => {
    const more = { recurrence: 'weekly', recurrence_until };
    expect(await book('2025-03-20 06:00:00', more)).toMatchObject({ status: 201 });

    expect(await upcoming()).toHaveLength(shown);
  });

  it('ends with the day it is asked to end', async () => {
    await book('2025-03-20 06:00:00', {
      recurrence: 'weekly',
      recurrence_until: '2025-04-03 00:00:00',
    });

    expect(await upcoming()).toHaveLength(3);
  });
});
