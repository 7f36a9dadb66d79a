import { HOUR, MINUTE } from '../../app/clock';
import { busyCalendars } from '../../db/schema';
import { testApp } from '../../testing';
import { feedServer } from '../../testing/feedServer';
import { feedText } from '../../testing/feedText';
import { meetingFixture } from '../../testing/meetingFixture';
import { readDueCalendars } from './readDue';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, at, slots, book, calendar } = meetingFixture(kit, NOW);
const server = feedServer();

const CALL = '/my/availability/calendar';
const EIGHT = { from: '20250318T060000Z', to: '20250318T064500Z' }; // from nine in Istanbul
const call = (more: string, body: unknown = {}) =>
  kit.post(`${CALL}${more}`, body, { as: fixture.mentor });
const add = (policy = 'keep') =>
  call('', { address: `${server.origin}/private-4711/basic.ics`, policy });
const serve = (text: string, status = 200) => {
  server.answer = (_, response) => response.writeHead(status).end(text);
};
const shown = async () => (await kit.get(CALL, { as: fixture.mentor })).body.data;
const pass = async (milliseconds: number) => {
  kit.clock.advance(milliseconds);
  await readDueCalendars(kit.deps);
};
const offered = async (date = '2025-03-18') =>
  (await slots(date)).body.available_slots.map((slot: { start_time: string }) =>
    slot.start_time.slice(11, 16),
  );

beforeEach(async () => {
  await kit.db.delete(busyCalendars);
  Object.assign(kit.deps.config, { calendarTestOrigin: server.origin });
  serve(feedText(EIGHT));
});

describe('a mentor’s external calendar', () => {
  it('blocks its busy hours, single events and series', async () => {
    expect(await offered()).toContain('06:00');
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ events: 1, problem: null, policy: 'keep', clashes: [] });

    expect(await offered()).toEqual(['07:00', '08:00', '10:00', '11:00', '12:00', '13:00']);
    expect((await book('2025-03-18 06:00:00')).body).toMatchObject({
      conflicts: ['2025-03-18 06:00:00'],
    });
    const series = await book('2025-03-11 13:00:00', { recurrence: 'weekly' });
    expect(series.status).toBe(201);
    const other = await book('2025-03-12 06:00:00', { recurrence: 'weekly' });
    expect(other.status).toBe(201);
    serve(feedText({ ...EIGHT, more: ['RRULE:FREQ=WEEKLY'] }));
    await pass(4 * MINUTE);
    const late = await book('2025-05-20 06:00:00', { recurrence: 'weekly' });
    expect(late.body.conflicts).toContain('2025-09-02 06:00:00');
  });

  it('blocks whole days in the month that a startup looks at', async () => {
    serve(feedText({ from: '20250317T060000Z', to: '20250319T070000Z' }));
    await add();
    const month = { from: '2025-03-14', to: '2025-03-20', timezone: 'Europe/Istanbul' };
    const query = { ...month, mentor_id: fixture.mentor.mentorId };
    const { body } = await kit.post(at('/free-days'), query, { as: fixture.founder });

    const firsts = body.days.map((day: { first: { start_time: string } }) => day.first.start_time);
    expect(firsts).toEqual(['2025-03-14 06:00:00', '2025-03-19 07:00:00', '2025-03-20 06:00:00']);
  });

  it('is applied in the preview of the hours', async () => {
    await add();
    const range = 'from=2025-03-18&to=2025-03-18';
    const { body } = await kit.get(`/my/availability/preview?${range}`, { as: fixture.mentor });
    expect(
      body.data.days[0].slots.map(({ state }: { state: string }) => state).slice(0, 2),
    ).toEqual(['busy', 'open']);
  });

  it('applies changes within five minutes, with conditional requests', async () => {
    server.answer = (request, response) => {
      const known = request.headers['if-none-match'] === '"1"';
      response.writeHead(known ? 304 : 200, { etag: '"1"' }).end(known ? '' : feedText(EIGHT));
    };
    await add();
    await pass(4 * MINUTE);
    expect(server.asked).toHaveLength(2);
    expect(await offered()).not.toContain('06:00');

    serve(feedText({ from: '20250318T080000Z', to: '20250318T090000Z' }));
    await pass(4 * MINUTE);
    expect(await offered()).toEqual(['06:00', '07:00', '10:00', '11:00', '12:00', '13:00']);
    await pass(MINUTE);
    expect(server.asked).toHaveLength(3);
  });

  it('refuses a booking when it changed after the slot was offered', async () => {
    serve(feedText());
    await add();
    expect(await offered()).toContain('06:00');
    serve(feedText(EIGHT));
    await pass(4 * MINUTE);

    expect(await book('2025-03-18 06:00:00')).toMatchObject({ status: 409 });
    expect(await calendar()).toEqual([]);
  });

  it('leaves booked meetings unchanged, and the clash is shown', async () => {
    await book('2025-03-18 06:00:00');
    const { body } = await add();

    expect(await calendar()).toEqual(['03-18T06']);
    expect(body.data.clashes).toMatchObject([
      { start_time: '2025-03-18 06:00:00', startup: { id: fixture.startup.id } },
    ]);
    kit.clock.advance(8 * 24 * HOUR);
    expect((await shown()).clashes).toEqual([]);
  });

  it('with times without a zone uses the mentor’s zone', async () => {
    serve(feedText({ from: '20250318T090000', to: '20250318T100000' }));
    await add();
    expect(await offered()).not.toContain('06:00');
    const { body } = await kit.get('/my/availability', { as: fixture.mentor });
    await kit.post('/my/availability', { ...body.data, time_zone: 'UTC' }, { as: fixture.mentor });
    await pass(0);

    expect(await offered()).toEqual(['10:00', '11:00', '13:00', '14:00', '15:00', '16:00']);
    await pass(0);
    expect(server.asked).toHaveLength(2);
  });
});

describe('a calendar that cannot be read', () => {
  it('is reported as such, and its hours stay taken for six hours', async () => {
    await add('free');
    serve('', 403);
    await pass(4 * MINUTE);
    expect(await shown()).toMatchObject({
      problem: 'The calendar is not shared with us: its server asks for a login.',
      read_at: '2025-03-11 09:00:00',
      tried_at: '2025-03-11 09:04:00',
      policy_from: '2025-03-11 15:04:00',
      policy_holds: false,
    });
    expect(await offered()).not.toContain('06:00');

    await pass(6 * HOUR);
    expect(await offered()).toContain('06:00');
    expect(await shown()).toMatchObject({ policy_holds: true });
  });

  it('keeps its last known hours if the mentor chose so, and the mentor may change that', async () => {
    await add('keep');
    serve('', 500);
    await pass(4 * MINUTE);
    await pass(7 * HOUR);
    expect(await offered()).not.toContain('06:00');

    await call('/policy', { policy: 'free' });
    expect(await offered()).toContain('06:00');
  });

  it('is tried again when we are too busy, without blaming its content', async () => {
    const { calendars } = kit.deps;
    kit.deps.calendars = { read: async () => ({ problem: 'too-busy' }) };
    const { status, body } = await add();
    expect(status).toBe(503);
    expect(body).toEqual({ message: 'Too busy at the moment. Please try again.' });
    expect(await shown()).toBeNull();
    kit.deps.calendars = calendars;
    await add();
    kit.deps.calendars = { read: async () => ({ problem: 'too-busy' }) };
    await pass(4 * MINUTE);
    expect((await shown()).problem).toBe(
      'We were too busy to read the calendar. We will try again automatically.',
    );
    expect(await offered()).not.toContain('06:00');
    kit.deps.calendars = calendars;
    await pass(4 * MINUTE);

    expect(await shown()).toMatchObject({ problem: null, events: 1 });
  });

  it('is fetched less and less often, and blocks again once it is readable', async () => {
    await add('free');
    serve('', 404);
    await pass(4 * MINUTE);
    for (let minutes = 0; minutes < 7 * 60; minutes += 5) await pass(5 * MINUTE);
    expect(server.asked.length).toBeLessThan(15);
    server.answer = ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] ? 304 : 200).end(feedText(EIGHT));
    const { body } = await call('/check');

    expect(body.data).toMatchObject({ problem: null, policy_from: null, events: 1 });
    expect(await offered()).not.toContain('06:00');
  });
});
