import { sql } from 'drizzle-orm';
import { perform } from '../../admin/perform';
import { DAY, HOUR, MINUTE } from '../../app/clock';
import { purge } from '../../retention/purge';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { addAuthenticator, appWith } from '../../testing/secondFactor';

const kit = testApp();
const mail = mailbox(kit);
const PATH = '/account/second-factor';
const NEW = 'Novi-hleb-i-so';

let ana: TestUser;
beforeEach(async () => {
  ana = await kit.person();
  await mail.collect();
});

const status = async (as: TestUser | string = ana) => (await kit.get(PATH, { as })).body;
const begin = (body: object = { password: PASSWORD }, as: TestUser | string = ana) =>
  kit.post(`${PATH}/authenticator`, body, { as });
const confirm = (code: string, as: TestUser | string = ana) =>
  kit.post(`${PATH}/authenticator/confirm`, { code }, { as });
const prove = (code: string) => kit.post(`${PATH}/proof`, { code }, { as: ana });
const logIn = (password = PASSWORD) => kit.post('/login', { email: ana.email, password });

describe('an authenticator app', () => {
  it('takes effect once a code has confirmed it, and is reported by mail and in the log', async () => {
    expect(await status()).toEqual({
      since: null,
      authenticator: null,
      passkeys: [],
      recovery_codes_left: 0,
      proven_until: null,
    });
    const { body } = await begin();
    expect(body.url).toMatch(/^otpauth:\/\/totp\/The%20Venture%20Quest:ana.*secret=[A-Z2-7]{32}/);
    expect(await logIn()).toMatchObject({ body: { user: { id: ana.id } } });
    const confirmed = await confirm(appWith(kit, body.secret)());

    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect(confirmed.body.recovery_codes[0]).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const now = kit.clock.now();
    expect(await status()).toEqual({
      since: now.toISOString(),
      authenticator: { added_at: now.toISOString() },
      passkeys: [],
      recovery_codes_left: 10,
      proven_until: new Date(now.getTime() + 10 * MINUTE).toISOString(),
    });
    expect((await mail.for(ana.email)).at(-1)!.body.text).toContain(
      'An authenticator app was added',
    );
    expect((await logIn()).body.token).toBeUndefined();
  });

  it('needs the password to be added, or a recent sign-in with Google', async () => {
    expect((await begin({ password: 'Wrong-password-1' })).body.errors).toEqual({
      password: ['The password is incorrect.'],
    });
    expect(await begin({})).toMatchObject({ status: 422 });
    const google = await kit.person({ passwordHash: null });
    expect(await begin({}, google)).toMatchObject({ status: 200 });
    kit.clock.advance(10 * MINUTE);
    expect(await begin({}, google)).toMatchObject({ status: 403 });
  });

  it.each(['٠٠٠٠٠٠', '０００００００'.slice(1), '00000', '0000000', 'abcdef', '12 34-5é'])(
    'is not confirmed by %j',
    async (code) => {
      await begin();
      expect(await confirm(code)).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.any(String)] } },
      });
    },
  );

  it('is confirmed by its own code only, within a quarter of an hour', async () => {
    const app = appWith(kit, (await begin()).body.secret);
    const other = appWith(
      kit,
      (await begin({}, await kit.person({ passwordHash: null }))).body.secret,
    );
    expect((await confirm(other())).body.errors).toHaveProperty('code');
    kit.clock.advance(16 * MINUTE);
    expect(await confirm(app())).toMatchObject({ status: 409 });
    expect((await status()).since).toBeNull();
  });

  it('is encrypted: a copy of the database yields no code', async () => {
    const { body } = await begin();
    const app = appWith(kit, body.secret);
    const { body: codes } = await confirm(app());
    const rows = JSON.stringify([
      await kit.db.execute(sql`select * from authenticators`),
      await kit.db.execute(sql`select * from recovery_codes`),
    ]);

    for (const secret of [body.secret, ...codes.recovery_codes]) expect(rows).not.toContain(secret);
    expect(rows).not.toContain(codes.recovery_codes[0].replaceAll('-', ''));
  });

  it('is one per account, and removed with its recovery codes', async () => {
    await addAuthenticator(kit, ana);
    expect(await begin()).toMatchObject({ status: 409 });
    expect(await kit.del(`${PATH}/authenticator`, { as: ana })).toMatchObject({ status: 200 });

    expect(await status()).toMatchObject({ since: null, recovery_codes_left: 0 });
    expect(await logIn()).toMatchObject({ body: { user: { id: ana.id } } });
  });

  it('gives new recovery codes, and the old ones stop working', async () => {
    const { recoveryCodes } = await addAuthenticator(kit, ana);
    const { body } = await kit.post(`${PATH}/recovery-codes`, undefined, { as: ana });

    expect(await prove(recoveryCodes[0]!)).toMatchObject({ status: 422 });
    expect(await prove(body.recovery_codes[0])).toMatchObject({ status: 200 });
    const log = (await kit.get('/account/security-log', { as: ana })).body.data;
    expect(log.slice(0, 3).map(({ kind }: { kind: string }) => kind)).toEqual([
      'second-factor-proven',
      'recovery-code-used',
      'second-factor-failed',
    ]);
  });
});

const CHANGES: [string, () => Promise<{ status: number; body: { errors?: object } }>][] = [
  ['change-email', () => change('change-email', { newEmail: `w${ana.id}@b.example` })],
  ['change-username', () => change('change-username', { newUsername: `ana_w_${ana.id}` })],
  ['change-phone-number', () => change('change-phone-number', { phone_number: '+359888123456' })],
  [
    'change-password',
    () => change('change-password', { currentPassword: PASSWORD, newPassword: NEW }),
  ],
  ['calendar-feed', () => change('calendar-feed', {})],
  ['delete', () => change('delete', {})],
  ['removing the app', () => kit.del(`${PATH}/authenticator`, { as: ana })],
  ['new recovery codes', () => change('second-factor/recovery-codes', {})],
  ['adding a passkey', () => change('passkeys/options', {})],
];
const change = (what: string, body: object) =>
  kit.post(`/account/${what}`, { password: PASSWORD, ...body }, { as: ana });

it.each(CHANGES)('requires a fresh confirmation before %s', async (_name, act) => {
  const app = await addAuthenticator(kit, ana);
  kit.clock.advance(10 * MINUTE);
  const refused = await act();
  expect(refused).toMatchObject({ status: 403 });
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['second_factor']);
  expect(await prove('000000')).toMatchObject({ status: 422 });
  expect(await prove(app.code())).toMatchObject({ status: 200 });

  expect(await act()).toMatchObject({ status: 200 });
});

it('is not required for ending ways into the account', async () => {
  await addAuthenticator(kit, ana);
  await kit.post('/account/calendar-feed', undefined, { as: ana });
  kit.clock.advance(HOUR);

  expect(await kit.del('/account/sessions', { as: ana })).toMatchObject({ status: 200 });
  expect(await kit.del('/account/calendar-feed', { as: ana })).toMatchObject({ status: 200 });
});

describe('recovering an account by mail', () => {
  async function reset() {
    await kit.post('/forgot-password', { email: ana.email });
    const { token } = linkIn((await mail.for(ana.email)).at(-1));
    const form = { token, email: ana.email, password: NEW, password_confirmation: NEW };
    expect(await kit.post('/reset-password', form)).toMatchObject({ status: 200 });
  }

  it('removes a second factor of the last seven days, which may be a thief’s', async () => {
    await addAuthenticator(kit, ana);
    kit.clock.advance(7 * DAY - 1);
    await reset();
    expect(await logIn(NEW)).toMatchObject({ body: { user: { id: ana.id } } });
  });

  it('keeps an older one; staff can remove it', async () => {
    await addAuthenticator(kit, ana);
    kit.clock.advance(7 * DAY);
    await reset();
    expect((await logIn(NEW)).body).toHaveProperty('second_factor');

    await perform(kit.deps, { argv: ['users', 'reset-second-factor', '--user', ana.email] });
    const { body } = await logIn(NEW);
    expect(body.user.id).toBe(ana.id);
    const log = await kit.get('/account/security-log', { as: body.token });
    expect(log.body.data[1]).toMatchObject({ text: 'The second factor was removed', device: null });
  });

  it('ends sign-ins that were never finished', async () => {
    await addAuthenticator(kit, ana);
    await logIn();
    kit.clock.advance(HOUR);
    await purge(kit.deps);
    const { rows } = (await kit.db.execute(sql`select * from sign_in_challenges`)) as never;
    expect(rows).toEqual([]);
  });
});
