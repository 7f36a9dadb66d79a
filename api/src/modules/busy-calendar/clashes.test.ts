import { MINUTE } from '../../app/clock';
import { busyCalendars, busyClashes } from '../../db/schema';
import { testApp } from '../../testing';
import { feedServer } from '../../testing/feedServer';
import { type FeedEvent, feedText } from '../../testing/feedText';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { readDueCalendars } from './readDue';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, at, book, move } = meetingFixture(kit, NOW);
const server = feedServer();
const mail = mailbox(kit);

const CALL = '/my/availability/calendar';
const NINE = '2025-03-18 06:00:00'; // in Istanbul
const EVENT = { from: '20250318T060000Z', to: '20250318T064500Z', title: 'Canary Surgery' };

const serve = (...events: FeedEvent[]) => {
  server.answer = (_, response) => response.end(feedText(...events));
};
const connect = () =>
  kit.post(CALL, { address: `${server.origin}/a.ics`, policy: 'free' }, { as: fixture.mentor });
const readAgain = async () => {
  kit.clock.advance(4 * MINUTE);
  await readDueCalendars(kit.deps);
};
const booked = async (start = NINE, more = {}) => (await book(start, more)).body.data.id as number;
const notices = async (as = fixture.mentor as { token: string }) => {
  const { body } = await kit.get('/notifications', { as });
  return (body.data as { text: string; url: string }[]).filter(({ text }) => /own cal/.test(text));
};
const agenda = async () => (await kit.get('/my/agenda', { as: fixture.mentor })).body.meetings;
const session = async (id: number, as = fixture.mentor as { token: string }) =>
  (await kit.get(`/my/agenda/${id}`, { as })).body.data;
const keep = (id: number, as = fixture.mentor as { token: string }) =>
  kit.post(`/my/agenda/${id}/keep`, {}, { as });

beforeEach(async () => {
  await kit.db.delete(busyCalendars);
  Object.assign(kit.deps.config, { calendarTestOrigin: server.origin });
  serve();
});

describe('an event that overlaps a booked session', () => {
  it('is reported to the mentor once, on the site, by mail, and on the agenda', async () => {
    const id = await booked();
    await booked('2025-03-18 08:00:00');
    await connect();
    await mail.collect();
    serve(EVENT);
    await readAgain();
    await readAgain();

    const name = (await session(id)).startup.name;
    expect(await notices()).toMatchObject([
      {
        type: 'meeting-moved',
        text: `Your own calendar has another event during your session with ${name}.`,
        url: `/my/mentorships/agenda/${id}`,
        happens_at: '2025-03-18T06:00:00.000Z',
      },
    ]);
    const sent = await mail.collect();
    expect(sent.map(({ to }) => to.email)).toEqual([fixture.mentor.email]);
    expect(sent[0]!.body.text).toContain('Your own calendar has another event');
    expect((await agenda()).map((one: { clashes: boolean }) => one.clashes)).toEqual([true, false]);
    expect(await session(id)).toMatchObject({ clashes: true, state: 'ahead' });
  });

  it('is reported when the calendar is added or read again, also when the calendar is unchanged', async () => {
    const id = await booked();
    serve(EVENT);
    await connect();
    server.answer = (_, response) => response.writeHead(304).end();
    await readAgain();
    expect(await notices()).toMatchObject([{ url: `/my/mentorships/agenda/${id}` }]);
  });

  it('of a series is reported in one sentence for all of its sessions', async () => {
    await booked(NINE, { recurrence: 'weekly' });
    await mail.collect();
    serve({ ...EVENT, more: ['RRULE:FREQ=WEEKLY'] });
    await connect();
    expect(await notices()).toMatchObject([
      {
        text: expect.stringMatching(/another event during 22 of your sessions\.$/),
        url: '/my/mentorships/agenda',
      },
    ]);
    expect(await mail.collect()).toHaveLength(1);
  });

  it('is shown to nobody else, and no detail of the event is stored', async () => {
    const id = await booked();
    serve(EVENT);
    await connect();
    const staff = await kit.person({ isAdmin: true });
    for (const as of [fixture.founder, staff]) expect(await notices(as)).toEqual([]);
    expect((await session(id, staff)).clashes).toBe(false);
    const founders = [
      await kit.get('/my/agenda', { as: fixture.founder }),
      await kit.get(at('?when=upcoming'), { as: fixture.founder }),
      await kit.get(`/meetings/${id}/record`, { as: fixture.founder }),
      await kit.get('/account/export', { as: fixture.founder }),
    ];
    expect(founders.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(founders)).not.toMatch(
      /"clashes":true|another event during|busy_clashes":\[\{/,
    );
    const rows = await kit.db.select().from(busyClashes);
    expect(rows).toMatchObject([{ occurrenceId: id, kept: false }]);
    expect(JSON.stringify([rows, await notices()])).not.toMatch(/canary|surgery/i);
  });
});

describe('a mentor who reads about a clash', () => {
  it('keeps the session: the mark disappears until the session moves into another event', async () => {
    const id = await booked();
    serve(EVENT);
    await connect();
    expect(await keep(id)).toMatchObject({ status: 200 });
    expect(await keep(id)).toMatchObject({ status: 200 });
    await readAgain();
    expect(await session(id)).toMatchObject({ clashes: false, state: 'ahead' });
    expect((await kit.get(CALL, { as: fixture.mentor })).body.data.clashes).toEqual([]);

    await move(id, 'occurrence', '2025-03-19 06:00:00');
    serve(EVENT, { from: '20250319T060000Z', to: '20250319T070000Z' });
    await readAgain();
    expect(await session(id)).toMatchObject({ clashes: true });
    expect(await notices()).toHaveLength(2);
  });

  it('is notified again after the event disappeared and another one appeared', async () => {
    await booked();
    serve(EVENT);
    await connect();
    serve();
    await readAgain();
    expect(await kit.db.$count(busyClashes)).toBe(0);
    serve({ ...EVENT, title: 'Dentist' });
    await readAgain();
    expect(await notices()).toHaveLength(2);
  });

  it('is the only one who can keep it, and keeping a session without a clash does nothing', async () => {
    const id = await booked();
    await connect();
    expect(await keep(id)).toMatchObject({ status: 200 });
    expect(await kit.db.$count(busyClashes)).toBe(0);
    const other = await kit.mentorOf(fixture.startup);
    const staff = await kit.person({ isAdmin: true });
    for (const as of [fixture.founder, other, staff])
      expect(await keep(id, as)).toMatchObject({ status: 404 });
  });

  it('has it in their export, and it is deleted with the calendar', async () => {
    await booked();
    serve(EVENT);
    await connect();
    const { body } = await kit.get('/account/export', { as: fixture.mentor });
    expect(body.busy_clashes).toEqual([{ meeting: '2025-03-18T06:00:00.000Z', kept: false }]);
    await kit.del(CALL, { as: fixture.mentor });
    expect(await kit.db.$count(busyClashes)).toBe(0);
  });
});

it('two mentors with the same calendar are notified of their own sessions only', async () => {
  const other = await kit.mentorOf(fixture.startup);
  const mine = await booked();
  const slot = { mentor_id: other.mentorId, start_time: '2025-03-19 06:00:00' };
  const theirs = await book(NINE, { ...slot, end_time: '2025-03-19 07:00:00' });
  serve(EVENT, { from: '20250319T060000Z', to: '20250319T070000Z' });
  await connect();
  const address = `${server.origin}/a.ics`;
  await kit.post(CALL, { address, policy: 'keep' }, { as: other });

  expect(await notices()).toMatchObject([{ url: `/my/mentorships/agenda/${mine}` }]);
  expect(await notices(other)).toMatchObject([
    { url: `/my/mentorships/agenda/${theirs.body.data.id}` },
  ]);
  expect(await keep(theirs.body.data.id)).toMatchObject({ status: 404 });
});
