import { DAY, MINUTE } from '../../app/clock';
import { memoryLimiter } from '../../app/limiter';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { passkeyDevice } from '../../testing/passkeyDevice';
import { addAuthenticator } from '../../testing/secondFactor';
import { eraseDue } from '../privacy/eraseDue';

const kit = testApp({ limiter: memoryLimiter({ now: () => kit.clock.now() }) });
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';

let owner: TestUser;
const lair = () => `thief.${owner.id}@people.example`;
beforeEach(async () => {
  await mail.collect();
  owner = await kit.person();
});

type Sent = Parameters<typeof linkIn>[0];
const press = (sent: Sent) => {
  const { url } = linkIn(sent);
  return kit.post(url.pathname.replace('/api', '') + url.search, {});
};
const logIn = (password: string, email = owner.email) => kit.post('/login', { email, password });
const want = (newEmail: string) =>
  kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as: owner });
async function reset(email = owner.email) {
  await kit.post('/forgot-password', { email });
  const { token } = linkIn((await mail.for(email)).at(-1));
  const form = { token, email, password: NEW, password_confirmation: NEW };
  expect(await kit.post('/reset-password', form)).toMatchObject({ status: 200 });
}

it('a new password cancels a pending address change', async () => {
  await want(lair());
  const confirm = (await mail.for(lair())).at(-1);
  const form = { currentPassword: PASSWORD, newPassword: NEW };
  expect(await kit.post('/account/change-password', form, { as: owner })).toMatchObject({
    status: 200,
    body: { user: { email: owner.email, pending_email: null } },
  });

  expect(await press(confirm)).toMatchObject({ status: 422 });
  expect(await logIn(NEW)).toMatchObject({ body: { user: { id: owner.id } } });
});

it('a new password keeps the confirmation link of the current address', async () => {
  const form = { name: 'Ana', surname: '/', email: `new.${owner.id}@people.example` };
  const signUp = { ...form, password: PASSWORD, password_confirmation: PASSWORD };
  const { body } = await kit.post('/register', signUp);
  const prove = (await mail.for(form.email))[0];
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  await kit.post('/account/change-password', change, { as: body.token });

  expect(await press(prove)).toMatchObject({ status: 200 });
});

it('a recovered account is not deleted on the date the thief chose', async () => {
  await want(lair());
  await press((await mail.for(lair())).at(-1));
  const undo = (await mail.collect()).find(({ to }) => to.email === owner.email);
  const left = { password: PASSWORD };
  expect(await kit.post('/account/delete', left, { as: owner })).toMatchObject({ status: 200 });
  expect(await press(undo)).toMatchObject({ status: 200 });
  await reset();

  kit.clock.advance(15 * DAY);
  await eraseDue(kit.deps);
  expect(await logIn(NEW)).toMatchObject({ body: { user: { id: owner.id } } });
});

it('a deletion requested at the current address stays, because its reader was notified', async () => {
  await kit.post('/account/delete', { password: PASSWORD }, { as: owner });
  await reset();

  const { body } = await logIn(NEW);
  const { deletes_at } = (await kit.get('/account/delete', { as: body.token })).body;
  expect(deletes_at).not.toBeNull();
});

describe('a second factor', () => {
  it('of a person who never confirmed the address ends with its owner’s reset', async () => {
    const email = `victim.${owner.id}@people.example`;
    const form = { name: 'Squatter', surname: '/', email, password: PASSWORD };
    const { body } = await kit.post('/register', { ...form, password_confirmation: PASSWORD });
    await addAuthenticator(kit, body.token);
    kit.clock.advance(30 * DAY);
    await reset(email);

    expect(await logIn(NEW, email)).toMatchObject({ body: { user: { email } } });
  });

  it('that was added recently beside an old passkey ends, and the recovery codes stay', async () => {
    const device = passkeyDevice();
    const begin = { password: PASSWORD };
    const options = await kit.post('/account/passkeys/options', begin, { as: owner });
    const added = { passkey: device.make(options.body) };
    const { recovery_codes } = (await kit.post('/account/passkeys', added, { as: owner })).body;
    kit.clock.advance(30 * DAY);
    const { body } = await logIn(PASSWORD);
    const { challenge } = body.second_factor;
    const code = recovery_codes[0];
    const signedIn = await kit.post('/login/second-factor', { challenge, code });
    const thiefs = await addAuthenticator(kit, signedIn.body.token);
    kit.clock.advance(DAY);
    await reset();

    const second = (await logIn(NEW)).body.second_factor;
    expect(second.ways).toEqual(['recovery-code']);
    const finish = (typed: string) =>
      kit.post('/login/second-factor', { challenge: second.challenge, code: typed });
    expect(await finish(thiefs.code())).toMatchObject({ status: 422 });
    expect(await finish(recovery_codes[1])).toMatchObject({ body: { user: { id: owner.id } } });
  });

  it('cannot be guessed faster by signing other devices out', async () => {
    await addAuthenticator(kit, owner);
    const { body } = await logIn(PASSWORD);
    const guess = (code: string) =>
      kit.post('/account/second-factor/proof', { code }, { as: owner });
    for (const code of ['000001', '000002', '000003', '000004', '000005']) {
      expect(await guess(code)).toMatchObject({ status: 422 });
    }
    expect(await guess('000006')).toMatchObject({ status: 429 });
    expect(await kit.del('/account/sessions', { as: owner })).toMatchObject({ status: 200 });
    expect(await guess('000007')).toMatchObject({ status: 429 });
    expect(body).toHaveProperty('second_factor');
    kit.clock.advance(15 * MINUTE);
    expect(await guess('000008')).toMatchObject({ status: 422 });
  });
});
