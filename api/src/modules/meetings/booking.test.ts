import { eq } from 'drizzle-orm';

import { DAY } from '../../app/clock';
import { mentorTimeOff, occurrences, rooms } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';

// Tuesday; Istanbul is three hours ahead all year.
const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let startup: TestStartup;
let founder: TestUser;
let mentor: TestUser & { mentorId: number };
let room: number;

beforeEach(async () => {
  await kit.db.update(rooms).set({ active: false });
  room = await kit.room();
  await kit.room();
  startup = await kit.startup();
  founder = await kit.joins(startup);
  mentor = await kit.mentorOf(startup);
});

const at = (more = '') => `/my/startups/${startup.id}/meetings${more}`;

const slots = async (date: string, timezone = 'Europe/Istanbul', as = founder) =>
  (await kit.post(at('/availability'), { mentor_id: mentor.mentorId, date, timezone }, { as })).body
    .available_slots;

const book = (start: string, more: Record<string, unknown> = {}, as = founder) => {
  const from = Date.parse(`${start.replace(' ', 'T')}Z`);
  const end_time = new Date(from + 3_600_000).toISOString();
  const body = {
    mentor_id: mentor.mentorId,
    room_id: room,
    start_time: start,
    end_time,
    recurrence: 'none',
    ...more,
  };
  return kit.post(at(), body, { as });
};

const upcoming = async () =>
  (await kit.post(at('/upcoming'), { mentor_id: mentor.mentorId }, { as: founder })).body.meetings;

describe('a slot', () => {
  it('is offered, booked, seen by both, and offered no more', async () => {
    const [first] = await slots('2025-03-18');
    expect(first).toEqual({
      start_time: '2025-03-18 06:00:00',
      end_time: '2025-03-18 07:00:00',
      room_id: room,
    });

    const { status, body } = await book(first.start_time);

    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...first,
      recurrence: 'none',
      original_start_time: first.start_time,
    });
    expect(await upcoming()).toEqual([body.data]);
    expect(
      (await slots('2025-03-18')).map(({ start_time }: { start_time: string }) => start_time),
    ).not.toContain(first.start_time);
    const seen = await kit.get(`/my/mentorships/${startup.id}/meetings/upcoming`, { as: mentor });
    expect(seen.body.meetings).toEqual([body.data]);
  });

  it('comes with a room that is free, and goes when the last one is taken', async () => {
    await book('2025-03-19 06:00:00');
    const others = [await kit.startup(), await kit.startup()];
    const second = await kit.mentorOf(...others);
    const offers = async (where: TestStartup, as: TestUser) =>
      (
        await kit.post(
          `/my/startups/${where.id}/meetings/availability`,
          { mentor_id: second.mentorId, date: '2025-03-19', timezone: 'Europe/Istanbul' },
          { as },
        )
      ).body.available_slots;
    const [one, two] = [await kit.joins(others[0]!), await kit.joins(others[1]!)];
    const [first] = await offers(others[0]!, one);
    expect(first).toMatchObject({ start_time: '2025-03-19 06:00:00', room_id: room + 1 });

    await kit.post(
      `/my/startups/${others[0]!.id}/meetings`,
      { ...first, mentor_id: second.mentorId, recurrence: 'none' },
      { as: one },
    );
    expect((await offers(others[1]!, two))[0].start_time).toBe('2025-03-19 07:00:00');
  });

  it.each([
    ['an hour the mentor does not give', '2025-03-18 09:00:00', {}],
    ['half past', '2025-03-18 06:30:00', {}],
    ['the weekend', '2025-03-15 07:00:00', {}],
    ['too soon', '2025-03-11 10:00:00', {}],
    ['the past', '2025-03-10 07:00:00', {}],
    ['next year', '2026-03-10 07:00:00', {}],
    ['a room there is not', '2025-03-18 06:00:00', { room_id: 99_999 }],
    ['half an hour', '2025-03-18 06:00:00', { end_time: '2025-03-18 06:30:00' }],
  ])('cannot be %s', async (_what, start, more) => {
    const { status, body } = await book(start, more);

    expect(status).toBe(409);
    expect(body).toEqual({ message: 'This time is no longer available.', conflicts: [start] });
    expect(await upcoming()).toEqual([]);
  });

  it('goes to one of two who want it', async () => {
    const answers = await Promise.all([
      book('2025-03-18 06:00:00'),
      book('2025-03-18 06:00:00'),
      book('2025-03-18 06:00:00'),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ timezone: '+03:00' }, 'timezone'],
    [{ date: '2025-02-30' }, 'date'],
    [{ date: 'tomorrow' }, 'date'],
    [{ mentor_id: 'elif' }, 'mentor_id'],
  ])('is not found for %j', async (wrong, field) => {
    const query = {
      mentor_id: mentor.mentorId,
      date: '2025-03-18',
      timezone: 'Europe/Istanbul',
      ...wrong,
    };
    const { status, body } = await kit.post(at('/availability'), query, { as: founder });

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('a series', () => {
  it('takes twenty-two weeks at the same hour of the mentor’s wall', async () => {
    const { status } = await book('2025-03-20 06:00:00', { recurrence: 'weekly' });
    const [first, second] = await upcoming();

    expect(status).toBe(201);
    expect(first.schedule_id).toBe(second.schedule_id);
    expect(second).toMatchObject({ start_time: '2025-03-27 06:00:00', recurrence: 'weekly' });
    const all = await kit.db
      .select()
      .from(occurrences)
      .where(eq(occurrences.startupId, startup.id));
    expect(all).toHaveLength(22);
    expect(all.at(-1)!.startsAt).toEqual(new Date('2025-08-14T06:00:00Z'));
  });

  it('monthly keeps the weekday of the month', async () => {
    await book('2025-03-20 06:00:00', { recurrence: 'monthly' });

    expect(
      (await upcoming()).map(({ start_time }: { start_time: string }) => start_time.slice(0, 10)),
    ).toEqual(['2025-03-20', '2025-04-17', '2025-05-15', '2025-06-19', '2025-07-17']);
  });

  it('is all or nothing, unless its gaps are agreed to', async () => {
    await kit.db.insert(mentorTimeOff).values({
      mentorId: mentor.mentorId,
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

  it('ends with the day it is asked to end', async () => {
    await book('2025-03-20 06:00:00', {
      recurrence: 'weekly',
      recurrence_until: '2025-04-03 00:00:00',
    });

    expect(await upcoming()).toHaveLength(3);
  });
});

it('is nothing for mentors, strangers and guests', async () => {
  const stranger = await kit.joins(await kit.startup());

  for (const as of [mentor, stranger]) {
    expect(await book('2025-03-18 06:00:00', {}, as)).toMatchObject({ status: 404 });
  }
  expect(await kit.post(at(), {})).toMatchObject({ status: 401 });
  expect(await book('2025-03-18 06:00:00', { mentor_id: 999 })).toMatchObject({ status: 404 });
});
