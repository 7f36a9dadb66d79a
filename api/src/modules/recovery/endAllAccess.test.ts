import { eq } from 'drizzle-orm';

import { sessions } from '../../db/schema';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { mockGoogle } from '../../testing/mockGoogle';
import { untilWaiting } from '../../testing/untilWaiting';
import { lockAccountNow } from '../account-lock/accountLock';
import { endAllAccess } from './endAllAccess';

const google = mockGoogle();
const kit = testApp({ config: { google: google.config } });
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';

let owner: TestUser;
let sub: string;
beforeEach(async () => {
  await mail.collect();
  owner = await kit.person();
  sub = `google-${owner.id}`;
});

const elsewhere = () => `elsewhere.${owner.id}@people.example`;
async function reset() {
  await kit.post('/forgot-password', { email: owner.email });
  const { token } = linkIn((await mail.for(owner.email)).at(-1));
  const form = { token, email: owner.email, password: NEW, password_confirmation: NEW };
  expect(await kit.post('/reset-password', form)).toMatchObject({ status: 200 });
}

it('setting a password by mail ends sessions, Google, the calendar’s address and mailed links', async () => {
  expect(await google.signIn(kit, sub, owner.email)).toMatchObject({ status: 200 });
  const { body } = await kit.post('/account/calendar-feed', undefined, { as: owner });
  const calendar = new URL(body.url).pathname.replace('/api', '');
  expect(await kit.get(calendar)).toMatchObject({ status: 200 });
  const wanted = { newEmail: elsewhere(), password: PASSWORD };
  await kit.post('/account/change-email', wanted, { as: owner });
  const confirm = linkIn((await mail.for(elsewhere()))[0]).url;
  await reset();

  expect(await kit.get('/user', { as: owner })).toMatchObject({ status: 401 });
  expect(await kit.get(calendar)).toMatchObject({ status: 404 });
  expect(await kit.post(confirm.pathname.replace('/api', '') + confirm.search, {})).toMatchObject({
    status: 422,
  });
  const { body: session } = await kit.post('/login', { email: owner.email, password: NEW });
  const access = await kit.get('/account/access', { as: session });
  expect(access).toMatchObject({ status: 200, body: { google: [], mailed_links: [] } });
  // The same Google account under another address is an unknown one now.
  const stranger = await google.signIn(kit, sub, `stranger.${sub}@people.example`);
  expect(stranger.body.user.id).not.toBe(owner.id);
});

it('a Google sign-in that finishes while the account is recovered is refused', async () => {
  expect(await google.signIn(kit, sub, owner.email)).toMatchObject({ status: 200 });
  let late: ReturnType<typeof google.signIn> | undefined;
  await kit.db.transaction(async (tx) => {
    const account = await lockAccountNow(tx, owner.id);
    // The provider has another address for them by now, so nothing links the account again.
    late = google.signIn(kit, sub, elsewhere());
    await untilWaiting(tx);
    await endAllAccess({ ...kit.deps, db: tx }, account!);
  });

  expect((await late)?.body.user?.id).not.toBe(owner.id);
  expect(await kit.db.$count(sessions, eq(sessions.userId, owner.id))).toBe(0);
});

it('an address that can be restored cannot be used for a new account by Google either', async () => {
  const wanted = { newEmail: elsewhere(), password: PASSWORD };
  await kit.post('/account/change-email', wanted, { as: owner });
  const { url } = linkIn((await mail.for(elsewhere()))[0]);
  await kit.post(url.pathname.replace('/api', '') + url.search, {});

  expect(await google.signIn(kit, `${sub}-thief`, owner.email)).toMatchObject({ status: 422 });
  expect(await google.signIn(kit, sub, elsewhere())).toMatchObject({
    status: 200,
    body: { user: { id: owner.id } },
  });
});
