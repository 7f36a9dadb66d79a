import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW, config: { programmeEnd: '2025-06-30' } });
const { fixture, at, slots, book, calendar, move, ids } = meetingFixture(kit, NOW);

const plan = (start: string, recurrence: string) =>
  kit.post(
    at('/series'),
    {
      mentor_id: fixture.mentor.mentorId,
      room_id: fixture.room,
      recurrence,
      start_time: start,
      end_time: start.replace('06:00', '07:00'),
    },
    { as: fixture.founder },
  );

describe('a series in a programme that ends on 30 June', () => {
  it.each([
    ['what the plan says', undefined],
    ['five months, as clients that know no end ask for', '2025-08-20 06:00:00'],
  ])('is booked until that day, asked for %s', async (_who, asked) => {
    const { data } = (await plan('2025-03-20 06:00:00', 'weekly')).body;
    const { status } = await book('2025-03-20 06:00:00', {
      recurrence: 'weekly',
      recurrence_until: asked ?? data.recurrence_until,
    });

    expect(status).toBe(201);
    const booked = await calendar();
    expect(booked).toHaveLength(15);
    expect(booked.at(-1)).toBe('06-26T06');
  });

  it('includes its last day', async () => {
    expect((await plan('2025-03-17 06:00:00', 'weekly')).body.data.dates.at(-1)).toBe(
      '2025-06-30 06:00:00',
    );
  });

  it('keeps its length when it ends before the programme', async () => {
    kit.clock.set('2025-01-07T09:00:00Z');
    const { data } = (await plan('2025-01-09 06:00:00', 'monthly')).body;
    expect(data).toMatchObject({ ends_with_programme: false });
    expect(data.recurrence_until).toBe('2025-06-09 06:00:00');
  });

  it('cannot be moved beyond that day', async () => {
    await book('2025-03-20 06:00:00', { recurrence: 'weekly' });
    const [first] = await ids();
    const { status, body } = await move(first!, 'schedule', '2025-03-25 06:00:00');
    expect(status).toBe(409);
    expect(body.conflicts).toEqual(['2025-07-01 06:00:00']);
  });
});

it('reports up to which day a time can be booked', async () => {
  expect((await slots('2025-03-18')).body.bookable_until).toBe('2025-06-09'); // 90 days
});

describe('in the last weeks of the programme', () => {
  const late = meetingFixture(kit, '2025-06-26T09:00:00Z');

  it('allows no series that begins after its end', async () => {
    const asked = {
      mentor_id: late.fixture.mentor.mentorId,
      room_id: late.fixture.room,
      recurrence: 'weekly',
      start_time: '2025-07-02 06:00:00',
      end_time: '2025-07-02 07:00:00',
    };
    const as = late.fixture.founder;
    expect(await kit.post(late.at('/series'), asked, { as })).toMatchObject({ status: 409 });
  });

  it.each([
    ['Europe/Istanbul', '2025-06-30'],
    ['America/New_York', '2025-06-30'], // afternoon in this zone when the day ends in Istanbul
    ['Asia/Tokyo', '2025-07-01'],
  ])('ends on its last day in the zone %s', async (zone, day) => {
    expect((await late.slots('2025-06-27', zone)).body.bookable_until).toBe(day);
  });
});
