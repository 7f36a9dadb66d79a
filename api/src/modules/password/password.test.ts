import { HOUR, MINUTE } from '../../app/clock';
import { memoryLimiter } from '../../app/limiter';
import { PASSWORD, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';

const forgot = (email: string) => kit.post('/forgot-password', { email });
const check = (token: string, email: string) => kit.post('/check-reset-token', { token, email });
const reset = (token: string, email: string, more = {}) => {
  const form = { token, email, password: NEW, password_confirmation: NEW, ...more };
  return kit.post('/reset-password', form);
};
/** A new link for a user. */
const linkFor = async ({ email }: { email: string }) => {
  await forgot(email);
  return linkIn((await mail.for(email))[0]).token;
};

beforeEach(() => mail.collect());

it.each(['', 'nobody', 'a@b'])(
  'a link for %j is refused as invalid, with no other error',
  async (email) => {
    expect(await check('guess', email)).toMatchObject({
      status: 422,
      body: { message: 'Invalid or expired reset link' },
    });
  },
);

describe('POST /forgot-password', () => {
  it('mails a link to the page that sets a new password', async () => {
    const ana = await kit.person();
    await forgot(` ${ana.email.toUpperCase()} `);

    const [sent, ...others] = await mail.for(ana.email);
    const { url, token } = linkIn(sent);
    expect(others).toEqual([]);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:3000/reset-password');
    expect(url.searchParams.get('email')).toBe(ana.email);
    expect(await check(token, ana.email)).toMatchObject({ status: 200 });
  });

  it('responds the same for an unknown address, and mails nothing', async () => {
    const ana = await kit.person();
    const known = await forgot(ana.email);
    const unknown = await forgot('nobody@people.example');

    expect(unknown).toMatchObject({ status: 200, body: known.body });
    expect(await mail.for('nobody@people.example')).toEqual([]);
  });

  it('mails nothing to a disabled account, and a link to one that only used Google', async () => {
    const gone = await kit.person({ disabledAt: kit.clock.now() });
    const google = await kit.person({ passwordHash: null });
    for (const { email } of [gone, google]) await forgot(email);

    expect((await mail.collect()).map(({ to }) => to.email)).toEqual([google.email]);
  });

  it('mails nothing to an unconfirmed address', async () => {
    await kit.person({ pendingEmail: 'parked@people.example' });
    await forgot('parked@people.example');

    expect(await mail.collect()).toEqual([]);
  });

  it.each([
    ['nothing', undefined, 'The email field is required.'],
    ['no address', 'ana', 'The email must be a valid email address.'],
  ])('refuses %s', async (_what, email, message) => {
    const { status, body } = await kit.post('/forgot-password', { email });

    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { email: [message] } });
  });
});

describe('repeated requests', () => {
  let now = 0;
  const limited = testApp({ limiter: memoryLimiter({ now: () => new Date(now) }) });

  it('are accepted five times an hour, a minute apart', async () => {
    const ask = () => limited.post('/forgot-password', { email: 'often@people.example' });
    const statuses = [];
    for (; statuses.length < 6; now += MINUTE) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
    now = HOUR;
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it.each(['ana@people.example', 'nobody@people.example'])('waits for %s', async (email) => {
    if (email.startsWith('ana')) await limited.person({ email });
    const ask = () => limited.post('/forgot-password', { email });

    expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
  });
});

describe('POST /reset-password', () => {
  it('sets the password once, ends all sessions and notifies by mail', async () => {
    const ana = await kit.person({ emailVerifiedAt: null });
    const token = await linkFor(ana);

    expect(await reset(token, ana.email)).toMatchObject({ status: 200 });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 401 });
    expect(await mail.for(ana.email)).toMatchObject([
      { body: { subject: 'Your password was changed' } },
    ]);
    const { body } = await kit.post('/login', { email: ana.email, password: NEW });
    expect(body.user.email_verified_at).not.toBeNull();
    expect(await kit.post('/login', { email: ana.email, password: PASSWORD })).toMatchObject({
      status: 422,
    });
    const other = { password: `${NEW}-2`, password_confirmation: `${NEW}-2` };
    expect(await reset(token, ana.email, other)).toMatchObject({ status: 422 });
  });

  it('responds the same to a repeated request within ten minutes, and changes nothing', async () => {
    const ana = await kit.person();
    const token = await linkFor(ana);
    const [first, second] = await Promise.all([reset(token, ana.email), reset(token, ana.email)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await mail.for(ana.email)).toHaveLength(1);
    const { body } = await kit.post('/login', { email: ana.email, password: NEW });

    kit.clock.advance(10 * MINUTE - 1);
    expect(await reset(token, ana.email)).toMatchObject({ status: 200, body: first.body });
    expect(await kit.get('/user', { as: body.token })).toMatchObject({ status: 200 });
    expect(await mail.for(ana.email)).toEqual([]);
    kit.clock.advance(1);
    expect(await reset(token, ana.email)).toMatchObject({ status: 422 });
  });

  it('keeps the link usable when the password is refused', async () => {
    const ana = await kit.person();
    const token = await linkFor(ana);

    for (const [password, message] of [
      ['short', 'The password must be at least 8 characters long.'],
      ['password123', 'This is one of the most common passwords. Choose another one.'],
      ['i-am-horvat', 'The password may not contain your name or email.'],
    ]) {
      const { body } = await reset(token, ana.email, { password, password_confirmation: password });
      expect(body.errors).toEqual({ password: [message] });
    }
    const other = await reset(token, ana.email, { password_confirmation: 'other' });
    expect(other.body.errors.password).toEqual(['The password confirmation does not match.']);
    expect(await reset(token, ana.email)).toMatchObject({ status: 200 });
  });

  it('refuses every link except the newest, unused and unexpired one of this address', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];
    const older = await linkFor(ana);
    const newer = await linkFor(ana);
    const bad = { status: 422, body: { errors: { email: ['Invalid or expired reset link'] } } };

    expect(await reset(older, ana.email)).toMatchObject(bad);
    expect(await reset(newer, ivo.email)).toMatchObject(bad);
    expect(await reset('guessed', ana.email)).toMatchObject(bad);
    expect(await check(newer, ivo.email)).toMatchObject({
      status: 422,
      body: { message: 'Invalid or expired reset link' },
    });
    kit.clock.advance(HOUR);
    expect(await check(newer, ana.email)).toMatchObject({ status: 422 });
    expect(await reset(newer, ana.email)).toMatchObject(bad);
  });

  it('lets one of two concurrent requests win', async () => {
    const ana = await kit.person();
    const token = await linkFor(ana);
    const other = { password: `${NEW}-2`, password_confirmation: `${NEW}-2` };
    const answers = await Promise.all([reset(token, ana.email), reset(token, ana.email, other)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
