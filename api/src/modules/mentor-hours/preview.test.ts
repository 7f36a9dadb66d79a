import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z'; // noon in Istanbul, a Tuesday
const kit = testApp({ now: NOW });
const { fixture, book, slots } = meetingFixture(kit, NOW);

const week = {
  time_zone: 'Europe/Sofia',
  meeting_minutes: 30,
  buffer_minutes: 10,
  windows: [{ weekday: 7, start: '02:00', end: '04:40' }],
};
const saved = (from: string, to = from, as: { token: string } = fixture.mentor) =>
  kit.get(`/my/availability/preview?from=${from}&to=${to}`, { as });
const tried = (body: object) => kit.post('/my/availability/preview', body, { as: fixture.mentor });

interface Slot {
  start: string;
  state: string;
}
const texts = (day: { slots: Slot[] }) => day.slots.map(({ start, state }) => `${start} ${state}`);

describe('the preview of a mentor’s hours', () => {
  it('is by day, in their local time', async () => {
    await book('2025-03-12 06:00:00');
    const { status, body } = await saved('2025-03-10', '2025-03-15');

    expect(status).toBe(200);
    expect(body.data.time_zone).toBe('Europe/Istanbul');
    expect(body.data.days.map(({ date }: { date: string }) => date.slice(-2)).join(' ')).toBe(
      '10 11 12 13 14 15',
    );
    const [monday, tuesday, wednesday, , , saturday] = body.data.days;
    expect(new Set(texts(monday).map((text) => text.slice(6)))).toEqual(new Set(['closed']));
    expect(texts(tuesday)).toEqual([
      '09:00 closed',
      '10:00 closed',
      '11:00 closed',
      '13:00 closed',
      '14:00 open',
      '15:00 open',
      '16:00 open',
    ]);
    expect(texts(wednesday).slice(0, 2)).toEqual(['09:00 booked', '10:00 open']);
    expect(wednesday.slots[1]).toEqual({
      start: '10:00',
      end: '11:00',
      state: 'open',
      start_time: '2025-03-12 07:00:00',
      end_time: '2025-03-12 08:00:00',
    });
    expect(saturday.slots).toEqual([]);
  });

  it('equals what a startup is offered', async () => {
    await book('2025-03-12 07:00:00');
    const { body } = await saved('2025-03-12');
    const open = body.data.days[0].slots.filter(({ state }: Slot) => state === 'open');
    const start = ({ start_time }: { start_time: string }) => start_time;

    expect(open.map(start)).toEqual((await slots('2025-03-12')).body.available_slots.map(start));
  });

  it('works before a week is saved, with exceptions, time off and clock changes', async () => {
    await kit.post(
      '/my/availability/exceptions',
      { date: '2025-03-23', hours: [] },
      { as: fixture.mentor },
    );
    const { body } = await tried({ ...week, from: '2025-03-16', to: '2025-03-30' });
    const day = (date: string) =>
      body.data.days.find((each: { date: string }) => each.date === date);

    expect(texts(day('2025-03-16'))).toEqual([
      '02:00 open',
      '02:40 open',
      '03:20 open',
      '04:00 open',
    ]);
    expect(day('2025-03-23').slots).toEqual([]);
    // 03:20 does not exist on this night.
    expect(texts(day('2025-03-30'))).toEqual(['02:00 open', '02:40 open', '04:00 open']);
    expect((await kit.get('/my/availability', { as: fixture.mentor })).body.data).toMatchObject({
      time_zone: 'Europe/Istanbul',
      meeting_minutes: 60,
    });
  });

  it.each([
    ['2025-03-12', '2025-03-11', 'to'],
    ['2025-03-01', '2025-04-12', 'to'],
    ['2025-02-30', '2025-03-11', 'from'],
  ])('refuses a range from %s to %s', async (from, to, field) => {
    expect(await saved(from, to)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await tried({ ...week, from, to })).toMatchObject({ status: 422 });
  });

  it('is refused to others', async () => {
    expect(await saved('2025-03-12', '2025-03-12', fixture.founder)).toMatchObject({ status: 404 });
  });
});
