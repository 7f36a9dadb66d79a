import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, slots, book } = meetingFixture(kit, NOW);

const week = {
  time_zone: 'Europe/Sofia',
  meeting_minutes: 30,
  buffer_minutes: 10,
  windows: [{ weekday: 2, start: '10:00', end: '11:30' }],
};
const save = (call: string, body: unknown) =>
  kit.post(`/my/availability${call}`, body, { as: fixture.mentor });
const offered = async (date: string) =>
  (await slots(date, 'Europe/Sofia')).body.available_slots.map(
    ({ start_time }: { start_time: string }) => start_time.slice(5, 16),
  );

describe('a mentor’s own hours', () => {
  it('are offered to startups from then on', async () => {
    expect(await save('', week)).toMatchObject({ status: 200 });

    expect(await offered('2025-03-18')).toEqual(['03-18 08:00', '03-18 08:40']);
    expect(await offered('2025-03-19')).toEqual([]);
    const { body } = await kit.get('/my/availability', { as: fixture.mentor });
    expect(body.data).toMatchObject({ ...week, exceptions: [], time_off: [] });
  });

  it('may differ on a date, and be reset to the week’s', async () => {
    await save('/exceptions', { date: '2025-03-18', hours: [] });
    await save('/exceptions', { date: '2025-03-22', hours: [{ start: '20:00', end: '24:00' }] });

    expect(await offered('2025-03-18')).toEqual([]);
    expect(await offered('2025-03-22')).toEqual([
      '03-22 17:00',
      '03-22 18:00',
      '03-22 19:00',
      '03-22 20:00',
    ]);
    const { body } = await kit.get('/my/availability', { as: fixture.mentor });
    expect(body.data.exceptions).toEqual([
      { date: '2025-03-18', hours: [] },
      { date: '2025-03-22', hours: [{ start: '20:00', end: '24:00' }] },
    ]);
    await kit.del('/my/availability/exceptions/2025-03-18', { as: fixture.mentor });
    expect(await offered('2025-03-18')).toHaveLength(7);
  });

  it('are not offered during time off, but booked sessions stay', async () => {
    await book('2025-03-18 06:00:00');
    const { body } = await save('/time-off', {
      start_time: '2025-03-17 21:00:00',
      end_time: '2025-03-18 21:00:00',
      reason: 'Fair',
    });

    expect(await offered('2025-03-18')).toEqual([]);
    expect((await kit.get('/my/agenda', { as: fixture.mentor })).body.meetings).toMatchObject([
      {
        start_time: '2025-03-18 06:00:00',
        startup: { id: fixture.startup.id },
        mentor: { id: fixture.mentor.id },
      },
    ]);
    const other = await kit.mentorOf();
    await kit.del(`/my/availability/time-off/${body.id}`, { as: other });
    expect(await offered('2025-03-18')).toEqual([]);
    await kit.del(`/my/availability/time-off/${body.id}`, { as: fixture.mentor });
    expect(await offered('2025-03-18')).toHaveLength(6);
  });

  it.each([
    ['', { ...week, windows: [{ weekday: 8, start: '09:00', end: '10:00' }] }],
    ['', { ...week, windows: [{ weekday: 1, start: '10:00', end: '09:00' }] }],
    [
      '',
      {
        ...week,
        windows: [
          { weekday: 1, start: '09:00', end: '11:00' },
          { weekday: 1, start: '10:00', end: '12:00' },
        ],
      },
    ],
    ['', { ...week, time_zone: 'Mars' }],
    ['/exceptions', { date: '2025-13-01', hours: [] }],
    ['/time-off', { start_time: '2025-03-18 10:00:00', end_time: '2025-03-18 10:00:00' }],
  ])('are refused when invalid: %s %j', async (call, body) => {
    expect(await save(call, body)).toMatchObject({ status: 422 });
  });

  it('cannot be read or changed by others', async () => {
    expect(await kit.get('/my/availability', { as: fixture.founder })).toMatchObject({
      status: 404,
    });
    expect(await kit.post('/my/availability', week, { as: fixture.founder })).toMatchObject({
      status: 404,
    });
  });
});
