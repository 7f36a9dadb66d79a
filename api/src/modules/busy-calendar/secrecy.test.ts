import { eq } from 'drizzle-orm';

import { MINUTE } from '../../app/clock';
import { busyCalendars, busySpans } from '../../db/schema';
import { testApp } from '../../testing';
import { feedServer } from '../../testing/feedServer';
import { feedText } from '../../testing/feedText';
import { meetingFixture } from '../../testing/meetingFixture';
import { eraseUser } from '../privacy/eraseUser';
import { PROBLEM_SENTENCES } from './problems';
import { readDueCalendars } from './readDue';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);
const server = feedServer();

const CALL = '/my/availability/calendar';
const EIGHT = { from: '20250318T060000Z', to: '20250318T070000Z', title: 'Canary Surgery' };
const add = (path = '/private-canary-4711/basic.ics', policy = 'keep') =>
  kit.post(CALL, { address: server.origin + path, policy }, { as: fixture.mentor });
const stored = () =>
  kit.db.select().from(busyCalendars).where(eq(busyCalendars.mentorId, fixture.mentor.mentorId));

beforeEach(async () => {
  await kit.db.delete(busyCalendars);
  Object.assign(kit.deps.config, { calendarTestOrigin: server.origin });
  server.answer = (_, response) => response.end(feedText(EIGHT));
});

describe('the content of a calendar', () => {
  it('is not stored except for the times: no title, no readable address', async () => {
    const { body } = await add();
    const rows = [...(await stored()), ...(await kit.db.select().from(busySpans))];

    expect(rows).toHaveLength(2);
    expect(JSON.stringify([rows, body])).not.toMatch(/canary|surgery|4711/i);
    expect(body.data.host).toBe(new URL(server.origin).host);
    const again = (await stored())[0]?.address;
    await add();
    expect((await stored())[0]?.address).not.toBe(again);
  });

  it('is in the export as times without the address, and is deleted with the account', async () => {
    await add();
    const { body } = await kit.get('/account/export', { as: fixture.mentor });
    expect(body).toMatchObject({
      busy_calendar: [{ host: new URL(server.origin).host, policy: 'keep', events: 1 }],
      busy_times: [{ from: '2025-03-18T06:00:00.000Z', to: '2025-03-18T07:00:00.000Z' }],
    });
    expect(JSON.stringify(body)).not.toContain('canary');

    await kit.db.transaction((db) => eraseUser({ ...kit.deps, db }, fixture.mentor.id));
    expect(await stored()).toEqual([]);
    expect(await kit.db.$count(busySpans)).toBe(0);
  });

  it('is deleted when the calendar is removed or replaced', async () => {
    await add();
    server.answer = (_, response) => response.end(feedText());
    await add('/another.ics');
    expect(await kit.db.$count(busySpans)).toBe(0);
    expect(await kit.del(CALL, { as: fixture.mentor })).toMatchObject({ body: { data: null } });
    expect(await kit.del(CALL, { as: fixture.mentor })).toMatchObject({ status: 200 });

    expect(await stored()).toEqual([]);
    expect(await kit.post(`${CALL}/check`, {}, { as: fixture.mentor })).toMatchObject({
      status: 404,
    });
  });
});

describe('an address', () => {
  it.each([
    'https://localhost/a.ics',
    'http://192.168.1.1/',
    'webcal://[::1]/',
    'mira@mail.example',
  ])('that is not public is refused under its field: %s', async (address) => {
    const { status, body } = await kit.post(
      CALL,
      { address, policy: 'free' },
      { as: fixture.mentor },
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({ address: [PROBLEM_SENTENCES.address] });
    expect(await stored()).toEqual([]);
  });

  it('with no calendar behind it is refused, and the previous calendar stays', async () => {
    await add();
    server.answer = (_, response) => response.end('<!doctype html>');
    const { status, body } = await add('/page');
    expect(status).toBe(422);
    expect(body.errors.address).toEqual([PROBLEM_SENTENCES['not-calendar']]);
    expect(await kit.db.$count(busySpans)).toBe(1);
  });
});

describe('reading', () => {
  it('is done by one process at a time', async () => {
    await add();
    kit.clock.advance(4 * MINUTE);
    await Promise.all([1, 2, 3].map(() => readDueCalendars(kit.deps)));
    expect(server.asked).toHaveLength(2);
  });

  it('writes nothing for a calendar that was replaced meanwhile', async () => {
    await add();
    kit.clock.advance(4 * MINUTE);
    server.answer = async ({ url }, response) => {
      if (url === '/other.ics') return response.end(feedText());
      await add('/other.ics');
      response.end(feedText(EIGHT));
    };
    await readDueCalendars(kit.deps);

    expect(await kit.db.$count(busySpans)).toBe(0);
  });

  it('at the same time as a booking refuses it or shows a clash', async () => {
    for (let round = 0; round < 8; round += 1) {
      server.answer = (_, response) => response.end(feedText());
      await add();
      server.answer = (_, response) => response.end(feedText(EIGHT));
      const [booked] = await Promise.all([
        book('2025-03-18 06:00:00'),
        kit.post(`${CALL}/check`, {}, { as: fixture.mentor }),
      ]);
      const { data } = (await kit.get(CALL, { as: fixture.mentor })).body;

      expect([201, 409]).toContain(booked.status);
      expect(data.clashes).toHaveLength(booked.status === 201 ? 1 : 0);
      if (booked.status === 201)
        await kit.del(
          `/my/startups/${fixture.startup.id}/meetings/${booked.body.data.id}/occurrence`,
          {
            as: fixture.founder,
          },
        );
    }
  });
});
