import { perform as performCommand } from '../../../admin/perform';
import { remind } from '../../../modules/meeting-notifications/remind';
import { testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { meetingFixture } from '../../../testing/meetingFixture';
import type { TestUser } from '../../../testing/people';
import { staffMember } from '../../../testing/staffMember';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const mail = mailbox(kit);
const { fixture, book, calendar } = meetingFixture(kit, NOW);
let as: TestUser;

/** Previews an act on the startup, and performs it as it was previewed. */
async function perform(name: 'withdraw' | 'unpublish', more: object = {}) {
  as = await staffMember(kit, 'programme'); // with a second factor shown just now
  const fields = { startup: fixture.startup.slug, ...more };
  const path = `/staff/acts/startups.${name}`;
  const { message, seen } = (await kit.post(`${path}/preview`, { fields }, { as })).body;
  const send = () => kit.post(path, { fields, seen, confirm: fields.startup }, { as });
  return { message, send };
}
const nameOf = async () =>
  (await kit.get(`/my/startups/${fixture.startup.id}`, { as: fixture.founder })).body.data.name;
const news = async (user: TestUser) =>
  (await kit.get('/notifications', { as: user })).body.data.map(
    ({ text }: { text: string }) => text,
  );

const WITHDRAWN = expect.stringMatching(
  / is already hidden, and has neither sessions nor mentors\.$/,
);

/** Rule 11.59. */
describe('withdrawing a startup', () => {
  it('takes it off the list of open tasks, until staff put it in a season again', async () => {
    const startup = fixture.startup.slug;
    const waiting = async () => {
      const { data } = (await kit.get('/staff/today', { as })).body;
      return JSON.stringify(data).includes(`{"startup":"${startup}"}`);
    };
    await (await perform('unpublish')).send();
    expect(await waiting()).toBe(true);
    expect((await (await perform('withdraw')).send()).status).toBe(200);
    expect(await waiting()).toBe(false);

    const argv = ['startups', 'season', '--startup', startup, '--season', '2'];
    await performCommand(kit.deps, { argv });
    expect(await waiting()).toBe(true);
  });

  it('cancels its upcoming sessions, ends its assignments and notifies both sides, with the reason', async () => {
    await book('2025-03-12 06:00:00');
    kit.clock.set('2025-03-12T08:00:00Z');
    await book('2025-03-18 06:00:00', {
      recurrence: 'weekly',
      recurrence_until: '2025-04-01 23:00:00',
    });
    await book('2025-03-20 06:00:00');
    const name = await nameOf();
    const { founder, mentor } = fixture;
    await mail.collect();
    const seen = [(await news(founder)).length, (await news(mentor)).length];

    const { message, send } = await perform('withdraw', { message: 'The team splits up.' });
    expect(message).toBe(
      `${name} will be hidden from all but its team and staff. 4 upcoming sessions will be cancelled, and 1 mentor will no longer mentor it. Its founders and mentors are notified.`,
    );
    const { status, body } = await send();
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: `${name} is withdrawn. 4 sessions were cancelled, and 1 assignment ended.`,
    });

    expect(await calendar()).toEqual([
      '03-12T06',
      '03-18T06x',
      '03-20T06x',
      '03-25T06x',
      '04-01T06x',
    ]);
    const sent = await mail.collect();
    for (const { email } of [founder, mentor]) {
      const own = sent.filter(({ to }) => to.email === email);
      const cancelled = own.filter(({ body: { calendar } }) => calendar?.method === 'CANCEL');
      expect(cancelled).toHaveLength(2); // the series, and the single session
      for (const {
        body: { text },
      } of cancelled)
        expect(text).toContain('“The team splits up.”');
      expect(own).toHaveLength(3);
    }
    expect((await news(founder)).slice(0, -seen[0]! || undefined)).toEqual([
      `The programme team has withdrawn ${name} from the programme: “The team splits up.”`,
      expect.stringMatching(/^Mentoring with .* was cancelled by the programme team: “The team/),
      expect.stringMatching(/^Mentoring with .* was cancelled by the programme team: “The team/),
    ]);
    expect((await news(mentor))[0]).toBe(
      `${name} has left the programme, so you no longer mentor it: “The team splits up.”`,
    );
    expect((await kit.get('/my/mentorships', { as: mentor })).body.data).toEqual([]);
    expect(await kit.get(`/public/startups/${fixture.startup.slug}`)).toMatchObject({
      status: 404,
    });

    kit.clock.set('2025-03-17T06:30:00Z');
    await remind(kit.deps);
    expect(await mail.for(founder.email)).toEqual([]);
    expect(await book('2025-03-21 06:00:00')).toMatchObject({ status: 404 });
  });

  it('is in the record with its counts, and in the history of each session', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    const name = await nameOf();
    const { send } = await perform('withdraw');
    await send();
    for (const subject of [`startup/${fixture.startup.id}`, `meeting/${id}`]) {
      const [entry] = (await kit.get(`/staff/record/${subject}`, { as })).body.data;
      expect(entry).toMatchObject({
        act: 'startups.withdraw',
        text: `${name} is withdrawn. 1 session was cancelled, and 1 assignment ended.`,
      });
    }
  });

  it('is refused, and notifies nobody, if the startup is already withdrawn', async () => {
    await (await perform('withdraw')).send();
    await mail.collect();
    as = await staffMember(kit, 'programme');
    const fields = { startup: fixture.startup.slug };
    const again = await kit.post('/staff/acts/startups.withdraw/preview', { fields }, { as });
    expect(again).toMatchObject({ status: 409, body: { message: WITHDRAWN } });
    const argv = ['startups', 'withdraw', '--startup', fields.startup];
    await expect(performCommand(kit.deps, { argv })).rejects.toMatchObject({ status: 409 });
    expect(await mail.collect()).toEqual([]);
  });

  it('of two that are sent at once only one notifies', async () => {
    const both = [await perform('withdraw'), await perform('withdraw')];
    await mail.collect();
    const answers = await Promise.all(both.map(({ send }) => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mail.for(fixture.founder.email)).toHaveLength(1);
  });

  it('is refused if a session was booked since the preview', async () => {
    const { send } = await perform('withdraw');
    await book('2025-03-18 06:00:00');
    expect(await send()).toMatchObject({ status: 409 });
    expect(await calendar()).toEqual(['03-18T06']);
  });

  it('drops reminders that wait to be sent', async () => {
    await book('2025-03-18 06:00:00');
    await mail.collect();
    kit.clock.set('2025-03-17T06:30:00Z');
    await remind(kit.deps);
    const { send } = await perform('withdraw');
    await send();
    const subjects = (await mail.for(fixture.founder.email)).map(({ body }) => body.subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.filter((one) => one.startsWith('Tomorrow'))).toEqual([]);
  });
});

it('unpublishing a startup hides it only: its sessions and mentors stay, as the preview says', async () => {
  await book('2025-03-18 06:00:00');
  const name = await nameOf();
  await mail.collect();
  const { message, send } = await perform('unpublish');
  expect(message).toBe(
    `${name} will be hidden from all but its team, its mentors and staff. 1 upcoming session stays booked.`,
  );
  expect(await send()).toMatchObject({ status: 200 });
  expect(await calendar()).toEqual(['03-18T06']);
  expect(await mail.collect()).toEqual([]);
  expect(await book('2025-03-19 06:00:00')).toMatchObject({ status: 201 });
});
