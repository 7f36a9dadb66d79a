import { perform } from '../../admin/perform';
import { MINUTE } from '../../app/clock';
import { busyCalendars } from '../../db/schema';
import { testApp } from '../../testing';
import { feedServer } from '../../testing/feedServer';
import { feedText } from '../../testing/feedText';
import { meetingDesk } from '../../testing/meetingDesk';
import { readDueCalendars } from './readDue';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { desk, slots } = meetingDesk(kit, NOW);
const server = feedServer();
const EIGHT = { from: '20250318T060000Z', to: '20250318T064500Z' }; // from nine in Istanbul

const connect = async (name: string) => {
  const form = { address: `${server.origin}/${name}.ics`, policy: 'keep' };
  const added = await kit.post('/my/availability/calendar', form, { as: desk.mentor });
  expect(added).toMatchObject({ status: 200 });
};
const readLater = () => {
  kit.clock.advance(4 * MINUTE);
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

it('a calendar that was replaced while it was read says nothing any more', async () => {
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

it('the calendar of a mentor who was retired is not read', async () => {
  await connect('own');
  const { length } = server.asked;
  const staff = (verb: string) =>
    perform(kit.deps, {
      argv: ['mentors', verb, `--${verb === 'retire' ? 'mentor' : 'user'}`, desk.mentor.email],
    });
  await staff('retire');
  await readLater();
  expect(server.asked).toHaveLength(length);

  await staff('create');
  await readLater();
  expect(server.asked).toHaveLength(length + 1);
});
