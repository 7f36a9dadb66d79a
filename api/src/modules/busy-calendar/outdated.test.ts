import { perform } from '../../admin/perform';
import { HOUR, MINUTE } from '../../app/clock';
import { busyCalendars } from '../../db/schema';
import { testApp } from '../../testing';
import { feedServer } from '../../testing/feedServer';
import { feedText } from '../../testing/feedText';
import { meetingFixture } from '../../testing/meetingFixture';
import { readDueCalendars } from './readDue';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, slots } = meetingFixture(kit, NOW);
const server = feedServer();
const EIGHT = { from: '20250318T060000Z', to: '20250318T064500Z' }; // from nine in Istanbul

const connect = async (name: string, policy = 'keep') => {
  const form = { address: `${server.origin}/${name}.ics`, policy };
  const added = await kit.post('/my/availability/calendar', form, { as: fixture.mentor });
  expect(added).toMatchObject({ status: 200 });
};
const readLater = (wait = 4 * MINUTE) => {
  kit.clock.advance(wait);
  return readDueCalendars(kit.deps);
};
const offered = async () =>
  (await slots('2025-03-18')).body.available_slots.map((slot: { start_time: string }) =>
    slot.start_time.slice(11, 16),
  );

beforeEach(async () => {
  await kit.db.delete(busyCalendars);
  Object.assign(kit.deps.config, { calendarTestOrigin: server.origin });
  server.answer = (_, response) => response.end(feedText());
});

it('the result for a calendar that was replaced during the read is dropped', async () => {
  await connect('old');
  let finish: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    server.answer = (_, response) => {
      finish = () => response.end(feedText(EIGHT));
      resolve();
    };
  });
  const reading = readLater();
  await asked;
  const late = finish!;
  server.answer = (_, response) => response.end(feedText());
  await connect('new');
  late();
  await reading;

  expect(await offered()).toContain('06:00');
});

it('the calendar of a retired mentor is not read', async () => {
  await connect('own');
  const { length } = server.asked;
  const staff = (verb: string) =>
    perform(kit.deps, {
      argv: ['mentors', verb, `--${verb === 'retire' ? 'mentor' : 'user'}`, fixture.mentor.email],
    });
  await staff('retire');
  await readLater();
  expect(server.asked).toHaveLength(length);

  await staff('create');
  await readLater();
  expect(server.asked).toHaveLength(length + 1);
});

it('a calendar that replaces a failed one starts without failures', async () => {
  await connect('old');
  server.answer = (_, response) => response.writeHead(500).end();
  await readLater();
  const shown = async () =>
    (await kit.get('/my/availability/calendar', { as: fixture.mentor })).body.data;
  expect(await shown()).toMatchObject({ problem: expect.any(String) });
  server.answer = (_, response) => response.end(feedText());
  await connect('new');

  expect(await shown()).toMatchObject({ problem: null, policy_from: null, policy_holds: false });
});

it('a calendar that is readable again and unchanged blocks its freed hours again', async () => {
  const serve = () => {
    server.answer = ({ headers }, response) => {
      const known = headers['if-none-match'] === '"1"';
      response.writeHead(known ? 304 : 200, { etag: '"1"' }).end(known ? '' : feedText(EIGHT));
    };
  };
  serve();
  await connect('own', 'free');
  server.answer = (_, response) => response.writeHead(500).end();
  await readLater();
  await readLater(6 * HOUR);
  expect(await offered()).toContain('06:00');
  serve();
  await readLater(HOUR);

  expect(await offered()).not.toContain('06:00');
});
