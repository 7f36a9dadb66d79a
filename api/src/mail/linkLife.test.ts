import { eq } from 'drizzle-orm';

import { DAY, HOUR } from '../app/clock';
import { outbox } from '../db/schema';
import { deliverMail } from '../jobs/deliverMail';
import { purge } from '../retention/purge';
import { PASSWORD, type TestUser, testApp } from '../testing';
import { linkIn } from '../testing/mailbox';
import type { OutgoingMail } from './mailTransport';

const kit = testApp();
const NEW = 'Novi-hleb-i-so';

/** Mails are delivered while the receiving server is up. */
let isDown = false;
let arrived: OutgoingMail[] = [];
let whileSending: (mail: OutgoingMail) => unknown;
const deliver = () =>
  deliverMail(kit.deps, {
    async send(mail) {
      if (isDown) throw new Error('ECONNREFUSED');
      arrived.push(mail);
      await whileSending(mail);
    },
    close: () => undefined,
  });
/** Advances the time and runs the periodic jobs. */
async function wait(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    kit.clock.advance(Math.min(1, hours) * HOUR);
    await deliver();
    await purge(kit.deps);
  }
}
async function untilMailed(email: string) {
  while (!lastTo(email)) await wait(1 / 4);
}
const lastTo = (email: string) => arrived.filter(({ to }) => to.email === email).at(-1);
const press = (mail: OutgoingMail | undefined) => {
  const { url } = linkIn(mail);
  return kit.post(url.pathname.replace('/api', '') + url.search, {});
};
const reset = (mail: OutgoingMail | undefined, email: string) =>
  kit.post('/reset-password', {
    token: linkIn(mail).token,
    email,
    password: NEW,
    password_confirmation: NEW,
  });

beforeEach(async () => {
  await kit.db.delete(outbox);
  isDown = false;
  arrived = [];
  whileSending = () => undefined;
});

describe('a mail that was delayed by an outage', () => {
  const OUTAGE = 40; // hours

  it('contains a reset link that works for an hour from then', async () => {
    const { email } = await kit.person();
    isDown = true;
    await kit.post('/forgot-password', { email });
    await wait(OUTAGE);
    isDown = false;
    await untilMailed(email);
    const link = { email, token: linkIn(lastTo(email)).token };

    kit.clock.advance(HOUR - 1);
    expect(await kit.post('/check-reset-token', link)).toMatchObject({ status: 200 });
    kit.clock.advance(1);
    expect(await kit.post('/check-reset-token', link)).toMatchObject({ status: 422 });
  });

  it('contains the newest reset link only, however often it was requested', async () => {
    const { email } = await kit.person();
    isDown = true;
    for (let time = 0; time < 3; time += 1) {
      await kit.post('/forgot-password', { email });
      await wait(2);
    }
    isDown = false;
    await untilMailed(email);
    expect(await reset(lastTo(email), email)).toMatchObject({ status: 200 });
    await wait(24);

    const links = arrived.filter(({ body }) => body.subject === 'Set a new password');
    expect(links).toHaveLength(1);
    const rows = await kit.db.select().from(outbox).where(eq(outbox.kind, 'reset'));
    expect(rows.map(({ dropReason }) => dropReason).sort()).toEqual([null, 'unwanted', 'unwanted']);
  });

  it('contains a working link to confirm an address or the newsletter, or to accept an invitation', async () => {
    const startup = await kit.startup();
    const founder = await kit.joins(startup);
    const invited = await kit.person();
    isDown = true;
    const form = { name: 'Ana', surname: '/', password: PASSWORD, password_confirmation: PASSWORD };
    const { body } = await kit.post('/register', { ...form, email: 'late@people.example' });
    await kit.post('/email-subscribe', { email: 'reader@people.example' });
    const members = [{ email: invited.email, position: 'CTO' }];
    await kit.post(`/my/startups/${startup.id}/invite-founders`, { members }, { as: founder });
    await wait(OUTAGE);
    isDown = false;
    await wait(24);
    kit.clock.advance(6 * DAY);

    expect(await press(lastTo('late@people.example'))).toMatchObject({ status: 200 });
    expect((await kit.get('/user', { as: body.token })).body.email_verified_at).not.toBeNull();
    expect(await press(lastTo('reader@people.example'))).toMatchObject({ status: 200 });
    const { token } = linkIn(lastTo(invited.email));
    const accepted = await kit.post(
      '/startups/invitations/accept-invite',
      { token },
      { as: invited },
    );
    expect(accepted).toMatchObject({ status: 200 });
  });
});

describe('the right to restore an address', () => {
  let owner: TestUser;
  /** @returns after the address has changed; the restore link is mailed, or waits */
  async function move() {
    owner = await kit.person();
    const newEmail = `new.${owner.id}@people.example`;
    await kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as: owner });
    await deliver();
    expect(await press(lastTo(newEmail))).toMatchObject({ status: 200 });
    arrived = [];
  }

  it('lasts seven days from the mail with the link, whatever happens meanwhile', async () => {
    await move();
    isDown = true;
    await wait(40);
    isDown = false;
    await wait(24);
    const sent = lastTo(owner.email);
    kit.clock.advance(6 * DAY);
    await purge(kit.deps);

    expect(await press(sent)).toMatchObject({ status: 200 });
  });

  it('ends when an earlier address is restored while its mail is waiting', async () => {
    await move();
    await deliver();
    const first = lastTo(owner.email);
    const between = `new.${owner.id}@people.example`;
    const newEmail = `newest.${owner.id}@people.example`;
    await kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as: owner });
    await deliver();
    await press(lastTo(newEmail));
    arrived = [];
    whileSending = async ({ to }) => {
      if (to.email === between) expect(await press(first)).toMatchObject({ status: 200 });
    };
    await deliver();

    expect(await press(lastTo(between))).toMatchObject({ status: 422 });
  });

  it('is not extended by mailing the link again', async () => {
    await move();
    await deliver();
    kit.clock.advance(4 * DAY);
    await kit.post('/forgot-password', { email: owner.email });
    await deliver();
    const again = lastTo(owner.email);
    kit.clock.advance(3 * DAY);

    expect(await press(again)).toMatchObject({ status: 422 });
  });
});

it('a cancelled link is no longer mailed', async () => {
  const startup = await kit.startup();
  const founder = await kit.joins(startup);
  const members = [{ email: 'off@people.example', position: 'CTO' }];
  const path = `/my/startups/${startup.id}`;
  await kit.post(`${path}/invite-members`, { members }, { as: founder });
  const { body } = await kit.get(`${path}/list-invites`, { as: founder });
  const [invite] = body.invites;
  await kit.post(`${path}/revoke-invite`, { invite_id: invite.id }, { as: founder });
  await deliver();

  expect(arrived).toEqual([]);
  expect(await kit.db.select().from(outbox)).toMatchObject([{ dropReason: 'unwanted' }]);
});
