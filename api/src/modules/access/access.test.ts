import { MINUTE } from '../../app/clock';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { mockGoogle } from '../../testing/mockGoogle';
import { addAuthenticator } from '../../testing/secondFactor';

const google = mockGoogle();
const kit = testApp({ config: { google: google.config } });
const mail = mailbox(kit);

let ana: TestUser;
beforeEach(async () => {
  await mail.collect();
  ana = await kit.person();
});

const access = async (as: TestUser | string = ana) =>
  (await kit.get('/account/access', { as })).body;
const link = () => google.signIn(kit, `google-${ana.id}`, ana.email);
const wanted = () => `wanted.${ana.id}@people.example`;
const wantAnother = () =>
  kit.post('/account/change-email', { newEmail: wanted(), password: PASSWORD }, { as: ana });
const openCalendar = async () => {
  const { body } = await kit.post('/account/calendar-feed', undefined, { as: ana });
  return new URL(body.url).pathname.replace('/api', '');
};

describe('GET /account/access', () => {
  it('lists every way into the account, and no secret', async () => {
    expect(await access()).toEqual({
      password: true,
      calendar: false,
      google: [],
      passkeys: [],
      mailed_links: [],
    });
    await link();
    await openCalendar();
    await wantAnother();
    await kit.post('/forgot-password', { email: ana.email });
    await mail.collect();

    expect(await access()).toEqual({
      password: true,
      calendar: true,
      google: [
        { id: expect.any(Number), email: ana.email, linked_at: kit.clock.now().toISOString() },
      ],
      passkeys: [],
      mailed_links: [
        {
          id: expect.any(Number),
          purpose: 'reset',
          email: ana.email,
          expires_at: '2025-03-11T10:00:00.000Z',
        },
        {
          id: expect.any(Number),
          purpose: 'verify',
          email: wanted(),
          expires_at: '2025-03-18T09:00:00.000Z',
        },
      ],
    });
  });

  it('shows a recovery address with a pending link, and lets nobody end that link', async () => {
    await wantAnother();
    const { url } = linkIn((await mail.for(wanted()))[0]);
    await kit.post(url.pathname.replace('/api', '') + url.search, {});

    expect((await access()).mailed_links).toMatchObject([
      { purpose: 'take-back', email: ana.email, expires_at: '2025-03-18T09:00:00.000Z' },
    ]);
    await kit.del('/account/sessions', { as: ana });
    expect(await kit.del('/account/access/confirmation', { as: ana })).toMatchObject({
      status: 404,
    });
    expect((await access()).mailed_links).toHaveLength(1);
  });
});

describe('ending a way into an account', () => {
  it('unlinks one Google account; signing in with it under another address opens a stranger’s account', async () => {
    await link();
    const [{ id }] = (await access()).google;
    const other = await kit.person();
    expect(await kit.del(`/account/access/google/${id}`, { as: other })).toMatchObject({
      status: 404,
    });
    expect(await kit.del(`/account/access/google/${id}`, { as: ana })).toMatchObject({
      status: 200,
    });
    expect((await access()).google).toEqual([]);

    const { body } = await google.signIn(kit, `google-${ana.id}`, `g.${ana.id}@people.example`);
    expect(body.user.id).not.toBe(ana.id);
  });

  it('asks for the second factor before it unlinks Google', async () => {
    await link();
    const app = await addAuthenticator(kit, ana);
    kit.clock.advance(10 * MINUTE);
    const [{ id }] = (await access()).google;
    const unlink = () => kit.del(`/account/access/google/${id}`, { as: ana });
    const refused = await unlink();
    expect(refused).toMatchObject({
      status: 403,
      body: { errors: { second_factor: [expect.any(String)] } },
    });
    expect((await access()).google).toHaveLength(1);

    await kit.post('/account/second-factor/proof', { code: app.code() }, { as: ana });
    expect(await unlink()).toMatchObject({ status: 200 });
  });

  it('keeps the only way to sign in of an account without a password', async () => {
    const { body } = await google.signIn(kit, 'only-google', 'only.google@people.example');
    const [{ id }] = (await access(body.token)).google;

    expect(await kit.del(`/account/access/google/${id}`, { as: body.token })).toMatchObject({
      status: 409,
    });
    await kit.del('/account/sessions', { as: body.token });
    expect((await access(body.token)).google).toHaveLength(1);
  });

  it('cancels a pending address change', async () => {
    await wantAnother();
    const { url } = linkIn((await mail.for(wanted()))[0]);
    expect(await kit.del('/account/access/confirmation', { as: ana })).toMatchObject({
      status: 200,
    });

    expect((await kit.get('/user', { as: ana })).body.pending_email).toBeNull();
    expect(await kit.post(url.pathname.replace('/api', '') + url.search, {})).toMatchObject({
      status: 422,
    });
  });

  it('signs out everywhere else: devices, Google and the calendar', async () => {
    const google = await link();
    const calendar = await openCalendar();
    expect(await kit.del('/account/sessions', { as: ana })).toMatchObject({ status: 200 });

    expect(await kit.get('/user', { as: google.body.token })).toMatchObject({ status: 401 });
    expect(await kit.get(calendar)).toMatchObject({ status: 404 });
    expect(await access()).toMatchObject({ calendar: false, google: [] });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 200 });
  });

  it('by a session that has ended makes no new calendar address', async () => {
    const { body } = await kit.post('/login', { email: ana.email, password: PASSWORD });
    await kit.del('/account/sessions', { as: ana });

    expect(await kit.post('/account/calendar-feed', undefined, { as: body.token })).toMatchObject({
      status: 401,
    });
    expect(await access()).toMatchObject({ calendar: false });
  });
});
