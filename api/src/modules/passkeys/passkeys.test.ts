import { DAY, HOUR, MINUTE } from '../../app/clock';
import { purge } from '../../retention/purge';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { PRESENT, passkeyDevice } from '../../testing/passkeyDevice';
import { addAuthenticator } from '../../testing/secondFactor';

const kit = testApp();
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';
type Device = ReturnType<typeof passkeyDevice>;

let ana: TestUser;
let phone: Device;
beforeEach(async () => {
  ana = await kit.person();
  phone = passkeyDevice();
  await mail.collect();
});

const begin = (as: TestUser | string = ana, password = PASSWORD) =>
  kit.post('/account/passkeys/options', { password }, { as });
const add = async (device = phone, as: TestUser | string = ana, say = {}) =>
  kit.post('/account/passkeys', { passkey: device.make((await begin(as)).body, say) }, { as });
const ask = async (challenge?: string) =>
  (await kit.post('/login/passkey/options', { challenge })).body;
const signIn = async (device = phone, say = {}) =>
  kit.post('/login/passkey', { passkey: device.answer(await ask(), say) });
const password = () => kit.post('/login', { email: ana.email, password: PASSWORD });
const passkeys = async (as: TestUser | string = ana) =>
  (await kit.get('/account/access', { as })).body.passkeys;
const UNKNOWN = {
  status: 422,
  body: { errors: { unknown_passkey: [expect.stringContaining('belongs to no account')] } },
};
const REFUSED = { status: 422, body: { message: expect.stringContaining('not accepted') } };

describe('a passkey', () => {
  it('signs in on its own, and adding it gives recovery codes and sends a mail', async () => {
    const { body } = await add();
    expect(body.recovery_codes).toHaveLength(10);
    expect((await mail.for(ana.email))[0]!.body.text).toContain('A passkey was added');
    const signedIn = await signIn();

    expect(signedIn).toMatchObject({ status: 200, body: { user: { id: ana.id } } });
    const { data } = (await kit.get('/account/security-log', { as: signedIn.body.token })).body;
    expect(data.map(({ text }: { text: string }) => text)).toEqual([
      'Signed in with a passkey',
      'Added a passkey: Firefox',
    ]);
    expect(await passkeys()).toMatchObject([
      { name: 'Firefox', last_used_at: kit.clock.now().toISOString() },
    ]);
  });

  it('is a second factor too: the password alone is no longer enough', async () => {
    await add();
    const { second_factor } = (await password()).body;
    expect(second_factor.ways).toEqual(['passkey', 'recovery-code']);
    const options = await ask(second_factor.challenge);
    expect(options.allowCredentials).toHaveLength(1);
    const step = { challenge: second_factor.challenge, passkey: phone.answer(options) };

    expect(await kit.post('/login/passkey', step)).toMatchObject({ status: 200 });
    const again = { ...step, passkey: phone.answer(await ask()) };
    expect(await kit.post('/login/passkey', again)).toMatchObject({ status: 422 });
  });

  it('of another user finishes no sign-in', async () => {
    const thief = await kit.person();
    const own = passkeyDevice();
    await add();
    await add(own, thief);
    const { challenge } = (await password()).body.second_factor;

    const step = { challenge, passkey: own.answer(await ask()) };
    expect(await kit.post('/login/passkey', step)).toMatchObject({ status: 422 });
    const asked = { challenge, passkey: own.answer(await ask(challenge)) };
    expect(await kit.post('/login/passkey', asked)).toMatchObject({ status: 422 });
  });

  it.each([
    ['for another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verifying its owner', { flags: PRESENT }],
  ])('made or used %s is refused', async (_how, say) => {
    expect(await add(phone, ana, say)).toMatchObject(REFUSED);
    expect(await passkeys()).toEqual([]);
    await add();

    expect(await signIn(phone, say)).toMatchObject(REFUSED);
  });

  it('whose copy was used meanwhile is refused', async () => {
    await add();
    expect(await signIn(phone, { counter: 9 })).toMatchObject({ status: 200 });
    expect(await signIn(phone, { counter: 9 })).toMatchObject(REFUSED);
  });

  it('can use a challenge once, within five minutes, and only one of ours', async () => {
    await add();
    const passkey = phone.answer(await ask());
    const both = [0, 1].map(() => kit.post('/login/passkey', { passkey }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = phone.answer(await ask());
    kit.clock.advance(5 * MINUTE);

    expect(await kit.post('/login/passkey', { passkey: late })).toMatchObject(REFUSED);
    const forged = phone.answer({ challenge: 'made-up' });
    expect(await kit.post('/login/passkey', { passkey: forged })).toMatchObject(REFUSED);
    const strange = await passkeyDevice().answer(await ask());
    expect(await kit.post('/login/passkey', { passkey: strange })).toMatchObject(UNKNOWN);
  });

  it('cannot use a challenge made for another purpose', async () => {
    await add();
    const toProve = await kit.post('/account/second-factor/proof/passkey/options', undefined, {
      as: ana,
    });
    const passkey = phone.answer(toProve.body);

    expect(await kit.post('/login/passkey', { passkey })).toMatchObject(REFUSED);
    const stolen = { passkey: phone.answer(await ask()) };
    expect(
      await kit.post('/account/second-factor/proof/passkey', stolen, { as: ana }),
    ).toMatchObject(REFUSED);
  });

  it('of a deactivated account is refused', async () => {
    await add();
    const { users } = await import('../../db/schema');
    await kit.db.update(users).set({ disabledAt: kit.clock.now() });

    expect(await signIn()).toMatchObject(REFUSED);
    await kit.db.update(users).set({ disabledAt: null });
  });

  it('needs the password to be added, and cannot be added to another account', async () => {
    expect(await begin(ana, 'Wrong-password-1')).toMatchObject({ status: 422 });
    const ivo = await kit.person();
    const { body } = await begin(ivo);
    const made = phone.make(body);

    expect(await kit.post('/account/passkeys', { passkey: made }, { as: ana })).toMatchObject(
      REFUSED,
    );
    await add(phone, ivo);
    expect(await add()).toMatchObject({ status: 409 });
  });

  it('confirms a change, and is renamed and removed by its owner only', async () => {
    await add();
    kit.clock.advance(HOUR);
    const [{ id }] = await passkeys();
    const other = await kit.person();
    const path = `/account/passkeys/${id}`;
    expect(await kit.post(path, { name: 'Mine' }, { as: other })).toMatchObject({ status: 404 });
    expect(await kit.del(path, { as: other })).toMatchObject({ status: 404 });
    expect(await kit.post(path, { name: 'My phone' }, { as: ana })).toMatchObject({ status: 200 });
    expect(await kit.del(path, { as: ana })).toMatchObject({ status: 403 });
    const proof = '/account/second-factor/proof/passkey';
    const { body } = await kit.post(`${proof}/options`, undefined, { as: ana });
    await kit.post(proof, { passkey: phone.answer(body) }, { as: ana });

    expect((await passkeys())[0].name).toBe('My phone');
    expect(await kit.del(path, { as: ana })).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject(UNKNOWN);
    expect((await password()).body.user.id).toBe(ana.id);
  });

  it('that is removed leaves the browser a list of those that still work', async () => {
    const kept = passkeyDevice();
    await add();
    const { body: options } = await begin();
    await kit.post('/account/passkeys', { passkey: kept.make(options) }, { as: ana });
    const [{ id }] = await passkeys();

    const { body } = await kit.del(`/account/passkeys/${id}`, { as: ana });
    expect(body.accepted).toEqual({
      rpId: 'localhost',
      userId: options.user.id,
      allAcceptedCredentialIds: [kept.answer(await ask()).id],
    });
  });

  it('keeps the authenticator app when it is removed, and vice versa', async () => {
    await add();
    await addAuthenticator(kit, ana);
    const [{ id }] = await passkeys();
    await kit.del(`/account/passkeys/${id}`, { as: ana });
    expect((await password()).body.second_factor.ways).toEqual(['authenticator', 'recovery-code']);
    const second = passkeyDevice();
    await add(second);
    await kit.del('/account/second-factor/authenticator', { as: ana });

    expect((await password()).body.second_factor.ways).toEqual(['passkey', 'recovery-code']);
  });

  it.each([
    ['the last seven days', 7 * DAY - 1, false],
    ['an earlier week', 7 * DAY, true],
  ])('of %s is ended by recovery; an old second factor stays', async (_when, age, asks) => {
    await add();
    kit.clock.advance(age);
    await purge(kit.deps);
    await kit.post('/forgot-password', { email: ana.email });
    const { token } = linkIn((await mail.for(ana.email)).at(-1));
    const form = { token, email: ana.email, password: NEW, password_confirmation: NEW };
    await kit.post('/reset-password', form);

    expect(await signIn()).toMatchObject(REFUSED);
    const { body } = await kit.post('/login', { email: ana.email, password: NEW });
    expect(body.second_factor?.ways).toEqual(asks ? ['recovery-code'] : undefined);
  });
});
