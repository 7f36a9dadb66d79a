import { eq } from 'drizzle-orm';

import { perform } from '../../admin/perform';
import { schedules } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const mail = mailbox(kit);
const { fixture, book, move, cancel, upcoming, ids, calendar } = meetingFixture(kit, NOW);

const meeting = async (start: string) => (await book(start)).body.data;
const series = async (start: string, recurrence: string, until: string) =>
  (await book(start, { recurrence, recurrence_until: until })).body.data;

describe('moving one meeting', () => {
  it('leaves the others of its schedule unchanged', async () => {
    const first = await series('2025-03-18 06:00:00', 'weekly', '2025-04-01 00:00:00');
    const [, second] = await ids();

    expect(await move(second!, 'occurrence', '2025-03-26 07:00:00')).toMatchObject({ status: 200 });

    expect(await calendar()).toEqual(['03-18T06', '03-26T07', '04-01T06']);
    expect((await upcoming())[1]).toMatchObject({
      schedule_id: first.schedule_id,
      original_start_time: '2025-03-25 06:00:00',
    });
  });

  it('to its current time changes nothing and is no conflict', async () => {
    const { id } = await meeting('2025-03-18 06:00:00');

    expect(await move(id, 'occurrence', '2025-03-18 06:00:00')).toMatchObject({ status: 200 });
  });

  it.each(['occurrence', 'following', 'schedule'])(
    'or its series, requested twice (%s), is notified once, also by mail',
    async (scope) => {
      const { id } = await series('2025-03-18 06:00:00', 'weekly', '2025-04-01 00:00:00');
      await mail.collect();
      const press = () => move(id, scope, '2025-03-18 07:00:00');
      for (const { status } of await Promise.all([press(), press()])) expect(status).toBe(200);

      const subjects = (await mail.collect()).map(({ body }) => body.subject.slice(0, 5));
      expect(subjects).toEqual(['Moved', 'Moved']);
      const { body } = await kit.get('/notifications', { as: fixture.mentor });
      expect(body.data).toHaveLength(2);
    },
  );

  it('to the time of another meeting is refused, and nothing moves', async () => {
    const { id } = await meeting('2025-03-18 06:00:00');
    await meeting('2025-03-18 07:00:00');

    const { status, body } = await move(id, 'occurrence', '2025-03-18 07:00:00');

    expect(status).toBe(409);
    expect(body.conflicts).toEqual(['2025-03-18 07:00:00']);
    expect(await calendar()).toEqual(['03-18T06', '03-18T07']);
  });

  it('is refused for a retired mentor; cancelling still works', async () => {
    const { id } = await meeting('2025-03-18 06:00:00');
    await perform(kit.deps, { argv: ['mentors', 'retire', '--mentor', fixture.mentor.email] });

    for (const scope of ['occurrence', 'schedule']) {
      expect(await move(id, scope, '2025-03-18 07:00:00')).toMatchObject({
        status: 409,
        body: { conflicts: ['2025-03-18 07:00:00'] },
      });
    }
    expect(await calendar()).toEqual(['03-18T06']);
    expect(await cancel(id, 'occurrence')).toMatchObject({ status: 200 });
  });

  it('increases the sequence of the calendar entry', async () => {
    const { id, schedule_id } = await meeting('2025-03-18 06:00:00');
    await move(id, 'occurrence', '2025-03-18 07:00:00');
    await cancel(id, 'occurrence');

    const [schedule] = await kit.db.select().from(schedules).where(eq(schedules.id, schedule_id));
    expect(schedule!.sequence).toBe(2);
  });
});

describe('moving a whole schedule', () => {
  it('shifts upcoming meetings, realigns moved ones and leaves past and cancelled ones', async () => {
    await series('2025-03-18 06:00:00', 'weekly', '2025-04-15 00:00:00');
    const [, second, third, fourth] = await ids();
    await move(third!, 'occurrence', '2025-04-02 13:00:00');
    await cancel(fourth!, 'occurrence');
    kit.clock.set('2025-03-19T09:00:00Z');

    expect(await move(second!, 'schedule', '2025-03-26 07:00:00')).toMatchObject({ status: 200 });

    expect(await calendar()).toEqual(['03-18T06', '03-26T07', '04-02T07', '04-08T06x', '04-16T07']);
  });

  it('may reuse its own old dates', async () => {
    const { id } = await series('2025-03-18 06:00:00', 'weekly', '2025-04-01 00:00:00');

    expect(await move(id, 'schedule', '2025-03-25 06:00:00')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-25T06', '04-01T06', '04-08T06']);
  });

  it('monthly keeps the weekday of the month', async () => {
    const { id } = await series('2025-03-20 06:00:00', 'monthly', '2025-06-30 00:00:00');

    expect(await move(id, 'schedule', '2025-03-25 07:00:00')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-25T07', '04-22T07', '05-27T07', '06-24T07']);
  });

  it('is all or nothing', async () => {
    const { id } = await series('2025-03-18 06:00:00', 'weekly', '2025-04-01 00:00:00');
    await meeting('2025-03-26 07:00:00');
    const before = await calendar();

    const { status, body } = await move(id, 'schedule', '2025-03-19 07:00:00');

    expect(status).toBe(409);
    expect(body.conflicts).toEqual(['2025-03-26 07:00:00']);
    expect(await calendar()).toEqual(before);
  });

  it('is also found by the schedule’s id', async () => {
    const { schedule_id } = await series('2025-03-18 06:00:00', 'weekly', '2025-03-25 00:00:00');

    expect(await move(schedule_id, 'schedule', '2025-03-18 07:00:00')).toMatchObject({
      status: 200,
    });
    expect(await calendar()).toEqual(['03-18T07', '03-25T07']);
  });
});

describe('cancelling', () => {
  it('frees the slot at once, and is idempotent', async () => {
    const { id } = await meeting('2025-03-18 06:00:00');

    expect(await cancel(id, 'occurrence')).toMatchObject({ status: 200 });
    expect(await cancel(id, 'occurrence')).toMatchObject({ status: 200 });
    expect(await meeting('2025-03-18 06:00:00')).toMatchObject({
      start_time: '2025-03-18 06:00:00',
    });
    expect(await move(id, 'occurrence', '2025-03-18 07:00:00')).toMatchObject({ status: 409 });
  });

  it('a schedule cancels upcoming meetings and leaves past ones', async () => {
    await series('2025-03-18 06:00:00', 'weekly', '2025-04-01 00:00:00');
    kit.clock.set('2025-03-18T06:00:01Z');
    const [first, second] = await ids();

    expect(await cancel(second!, 'schedule')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06x', '04-01T06x']);
    expect(await cancel(second!, 'schedule')).toMatchObject({ status: 200 });
    for (const scope of ['occurrence', 'schedule']) {
      expect(await cancel(first!, scope)).toMatchObject({
        status: 409,
        body: { message: 'This meeting has already taken place.' },
      });
    }
    expect(await move(first!, 'occurrence', '2025-03-25 06:00:00')).toMatchObject({ status: 409 });
  });

  it('is for the startup’s own team only', async () => {
    const { id } = await meeting('2025-03-18 06:00:00');
    const stranger = await kit.joins(await kit.startup());

    for (const as of [fixture.mentor, stranger]) {
      expect(await cancel(id, 'schedule', as)).toMatchObject({ status: 404 });
      expect(await move(id, 'occurrence', '2025-03-18 07:00:00', as)).toMatchObject({
        status: 404,
      });
    }
    const other = await kit.joins(await kit.startup());
    const theirs = (await kit.get('/my/startups', { as: other })).body.data[0].id;
    expect(
      await kit.del(`/my/startups/${theirs}/meetings/${id}/occurrence`, { as: other }),
    ).toMatchObject({ status: 404 });
    expect(await calendar()).toEqual(['03-18T06']);
  });
});
