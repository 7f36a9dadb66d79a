import { DAY, MINUTE, SECOND } from '../../app/clock';
import { memoryLimiter } from '../../app/limiter';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { mockGoogle } from '../../testing/mockGoogle';
import { addAuthenticator, type TestApp } from '../../testing/secondFactor';

const google = mockGoogle();
const kit = testApp({
  config: { google: google.config },
  limiter: memoryLimiter({ now: () => kit.clock.now() }),
});
const mail = mailbox(kit);

let ana: TestUser;
let app: TestApp;
beforeEach(async () => {
  // Limits by address are tested elsewhere, so each test begins an hour later.
  kit.clock.advance(DAY / 24);
  ana = await kit.person();
  app = await addAuthenticator(kit, ana);
  kit.clock.advance(MINUTE);
  await mail.collect();
});

const logIn = (password = PASSWORD) => kit.post('/login', { email: ana.email, password });
const challenge = async () => (await logIn()).body.second_factor.challenge as string;
const finish = (challenge: string, code: string) =>
  kit.post('/login/second-factor', { challenge, code });
const log = async (as: string) =>
  (await kit.get('/account/security-log', { as })).body.data.map(
    ({ text }: { text: string }) => text,
  );
const WRONG = { code: ['The code is wrong or has already been used.'] };

describe('signing in to an account with a second factor', () => {
  it('is refused with the password alone', async () => {
    const { status, body, headers } = await logIn();

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        second_factor: {
          challenge: expect.stringMatching(/^[\w-]{43}$/),
          ways: ['authenticator', 'recovery-code'],
          expires_at: new Date(kit.clock.now().getTime() + 10 * MINUTE).toISOString(),
        },
      },
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(await logIn('Wrong-password-1')).toMatchObject({ status: 422 });
  });

  it('responds like any login after the code, and is in the security log', async () => {
    const { status, body } = await finish(await challenge(), app.code());

    expect({ status, body }).toMatchObject({ status: 200, body: { user: { id: ana.id } } });
    expect(await kit.get('/user', { as: body.token })).toMatchObject({ status: 200 });
    expect((await log(body.token))[0]).toBe(
      'Signed in with the password and a code from the authenticator app',
    );
  });

  it('needs it after Google as well', async () => {
    const { body } = await google.signIn(kit, `google-${ana.id}`, ana.email);
    expect(body.token).toBeUndefined();
    const signedIn = await finish(body.second_factor.challenge, app.code());

    expect((await log(signedIn.body.token))[0]).toContain('Google and a code');
  });

  it.each([-30, 0, 30])('accepts a code of a clock that is %i seconds off', async (seconds) => {
    const open = await challenge();
    const now = kit.clock.now().toISOString();
    kit.clock.advance(seconds * SECOND);
    const code = app.code();
    kit.clock.set(now);

    expect(await finish(open, code)).toMatchObject({ status: 200 });
  });

  it.each([-60, 60])('refuses a code of a clock that is %i seconds off', async (seconds) => {
    const open = await challenge();
    const now = kit.clock.now().toISOString();
    kit.clock.advance(seconds * SECOND);
    const code = app.code();
    kit.clock.set(now);

    expect((await finish(open, code)).body.errors).toEqual(WRONG);
  });

  it('accepts no code twice, and none older than a used one', async () => {
    const before = app.code();
    kit.clock.advance(30 * SECOND);
    const [first, second, third] = [await challenge(), await challenge(), await challenge()];
    const code = app.code();
    expect(await finish(first, code)).toMatchObject({ status: 200 });

    expect((await finish(second, code)).body.errors).toEqual(WRONG);
    expect((await finish(third, before)).body.errors).toEqual(WRONG);
  });

  it('opens one session for two concurrent requests with the same code', async () => {
    const [first, second] = [await challenge(), await challenge()];
    const code = app.code();
    const answers = await Promise.all([finish(first, code), finish(second, code)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('accepts a challenge once, for ten minutes, and no forged one', async () => {
    const open = await challenge();
    await finish(open, app.code());
    kit.clock.advance(MINUTE);
    expect(await finish(open, app.code())).toMatchObject({ status: 422, body: OVER });
    const late = await challenge();
    kit.clock.advance(10 * MINUTE);

    expect(await finish(late, app.code())).toMatchObject({ status: 422, body: OVER });
    expect(await finish('x'.repeat(43), app.code())).toMatchObject({ status: 422, body: OVER });
  });

  it('refuses a challenge from before a new password', async () => {
    const open = await challenge();
    const { token } = (await finish(await challenge(), app.code())).body;
    const form = { currentPassword: PASSWORD, newPassword: 'Novi-hleb-i-so' };
    await kit.post('/account/change-password', form, { as: token });
    kit.clock.advance(MINUTE);

    expect(await finish(open, app.code())).toMatchObject({ status: 422, body: OVER });
  });

  it('accepts a recovery code instead of the phone, once, and mails the owner', async () => {
    const [code = ''] = app.recoveryCodes;
    const typed = code.replaceAll('-', ' ').toUpperCase();
    const { body } = await finish(await challenge(), ` ${typed} `);
    expect(body.user.id).toBe(ana.id);
    const subjects = (await mail.for(ana.email)).map((letter) => letter.body.subject);

    expect(subjects).toContain('A recovery code of your account was used');
    expect((await finish(await challenge(), code)).body.errors).toEqual(WRONG);
    const { body: factor } = await kit.get('/account/second-factor', { as: body.token });
    expect(factor.recovery_codes_left).toBe(9);
  });

  it('allows five wrong codes in a quarter of an hour; then a right one is refused as well', async () => {
    const open = await challenge();
    for (let at = 0; at < 5; at += 1) await finish(open, '000000');
    const [letter] = await mail.for(ana.email);

    expect(letter!.body.subject).toBe('Somebody entered wrong codes for your account');
    expect(await finish(open, app.code())).toMatchObject({ status: 429 });
    kit.clock.advance(15 * MINUTE);
    const { body } = await finish(await challenge(), app.code());
    expect((await log(body.token)).slice(1, 6)).toEqual(
      Array(5).fill('A wrong code was entered for the second factor'),
    );
  });

  it('accepts the owner’s code directly after a new password, whoever used up the attempts before', async () => {
    const { token } = (await finish(await challenge(), app.code())).body;
    const open = await challenge();
    for (let at = 0; at < 5; at += 1) await finish(open, '000000');
    const newPassword = 'Novi-hleb-i-so';
    const form = { currentPassword: PASSWORD, newPassword };
    await kit.post('/account/change-password', form, { as: token });
    kit.clock.advance(MINUTE);

    const { body } = await logIn(newPassword);
    expect(await finish(body.second_factor.challenge, app.code())).toMatchObject({ status: 200 });
  });

  it('does not let strangers use up the owner’s attempts', async () => {
    for (let at = 0; at < 8; at += 1) await finish('x'.repeat(43), '000000');

    expect(await finish(await challenge(), app.code())).toMatchObject({ status: 200 });
  });
});

const OVER = { message: 'This sign-in has expired. Please sign in again.' };
