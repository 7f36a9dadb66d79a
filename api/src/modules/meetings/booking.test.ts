import { perform } from '../../admin/perform';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, at, slots, book, upcoming } = meetingFixture(kit, NOW);

describe('a slot', () => {
  it('is offered, booked, seen by both, and no longer offered', async () => {
    const [first] = (await slots('2025-03-18')).body.available_slots;
    expect(first).toEqual({
      start_time: '2025-03-18 06:00:00',
      end_time: '2025-03-18 07:00:00',
      room_id: fixture.room,
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
      (await slots('2025-03-18')).body.available_slots.map(
        ({ start_time }: { start_time: string }) => start_time,
      ),
    ).not.toContain(first.start_time);
    const seen = await kit.get(`/my/mentorships/${fixture.startup.id}/meetings/upcoming`, {
      as: fixture.mentor,
    });
    expect(seen.body.meetings).toEqual([body.data]);
  });

  it('comes with a free room, and is not offered when no room is left', async () => {
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
    expect(first).toMatchObject({ start_time: '2025-03-19 06:00:00', room_id: fixture.room + 1 });

    await kit.post(
      `/my/startups/${others[0]!.id}/meetings`,
      { ...first, mentor_id: second.mentorId, recurrence: 'none' },
      { as: one },
    );
    expect((await offers(others[1]!, two))[0].start_time).toBe('2025-03-19 07:00:00');
  });

  it.each([
    ['an hour outside the mentor’s hours', '2025-03-18 09:00:00', {}],
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

  it('is given to one of two who want it', async () => {
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
      mentor_id: fixture.mentor.mentorId,
      date: '2025-03-18',
      timezone: 'Europe/Istanbul',
      ...wrong,
    };
    const { status, body } = await kit.post(at('/availability'), query, { as: fixture.founder });

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

it('is not available to mentors, strangers and guests', async () => {
  const stranger = await kit.joins(await kit.startup());

  for (const as of [fixture.mentor, stranger]) {
    expect(await book('2025-03-18 06:00:00', {}, as)).toMatchObject({ status: 404 });
  }
  expect(await kit.post(at(), {})).toMatchObject({ status: 401 });
  expect(await book('2025-03-18 06:00:00', { mentor_id: 999 })).toMatchObject({ status: 404 });
});

it('is with a current mentor of the startup only', async () => {
  const theirs = await kit.mentorOf(await kit.startup());
  const others = { mentor_id: theirs.mentorId };
  expect(await book('2025-03-18 06:00:00', others)).toMatchObject({ status: 404 });

  const pair = ['--mentor', fixture.mentor.email, '--startup', fixture.startup.slug];
  await perform(kit.deps, { argv: ['mentors', 'unassign', ...pair] });
  expect(await book('2025-03-18 06:00:00')).toMatchObject({ status: 404 });
});
