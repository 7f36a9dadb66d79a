import { DAY } from '../../app/clock';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();
const mail = mailbox(kit);

beforeEach(() => mail.collect());

const change = (as: TestUser, newEmail: string) =>
  kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as });
const login = async (email: string) =>
  (await kit.post('/login', { email, password: PASSWORD })).status;
const own = async (as: TestUser) => (await kit.get('/user', { as })).body;
/** Presses the button of the link in a mail. */
const press = (sent: Parameters<typeof linkIn>[0]) => {
  const { url } = linkIn(sent);
  return kit.post(url.pathname.replace('/api', '') + url.search, {});
};

let count = 0;
const fresh = () => {
  count += 1;
  return `new.${count}@people.example`;
};

describe('POST /account/change-email', () => {
  it('counts at once; until it is verified both addresses sign in', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    const { status, body } = await change(ana, ` ${email.toUpperCase()} `);

    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Email successfully updated!',
    });
    expect(await own(ana)).toMatchObject({ email, email_verified_at: null });
    expect([await login(ana.email), await login(email)]).toEqual([200, 200]);

    const sent = await mail.collect();
    await press(sent.find(({ to }) => to.email === email));
    expect((await own(ana)).email_verified_at).not.toBeNull();
    expect([await login(ana.email), await login(email)]).toEqual([422, 200]);
  });

  it('ends other sessions, and reset links go to the old address', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    const { body } = await kit.post('/login', { email: ana.email, password: PASSWORD });
    await change(ana, email);
    await mail.collect();

    expect(await kit.get('/user', { as: body.token })).toMatchObject({ status: 401 });
    await kit.post('/forgot-password', { email });
    expect((await mail.collect()).map(({ to }) => to.email)).toEqual([ana.email]);
  });

  it('can be taken back for seven days by the old address, even when it was verified', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    await change(ana, email);
    const sent = await mail.collect();
    await press(sent.find(({ to }) => to.email === email));
    kit.clock.advance(6 * DAY);

    expect(await press(sent.find(({ to }) => to.email === ana.email))).toMatchObject({
      status: 200,
    });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 401 });
    expect([await login(ana.email), await login(email)]).toEqual([200, 422]);
    expect((await mail.for(ana.email)).map(({ body }) => body.subject)).toEqual([
      'Set a new password',
    ]);
  });

  it('leads back to the last proven address over several changes', async () => {
    const ana = await kit.person();
    await change(ana, fresh());
    await change(ana, fresh());
    const undo = (await mail.for(ana.email)).at(-1);
    await press(undo);

    expect(await login(ana.email)).toBe(200);
  });

  it('needs no proof to return to a proven address', async () => {
    const ana = await kit.person();
    await change(ana, fresh());
    await mail.collect();
    await change(ana, ana.email);

    expect((await own(ana)).email_verified_at).not.toBeNull();
    expect(await mail.collect()).toEqual([]);
  });

  it('warns no address that was never proven', async () => {
    const ana = await kit.person({ emailVerifiedAt: null });
    const email = fresh();
    await change(ana, email);

    expect((await mail.collect()).map(({ to }) => to.email)).toEqual([email]);
    expect(await login(ana.email)).toBe(422);
  });

  it('refuses an address in use, also one that somebody may return to', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];
    await change(ivo, fresh());

    for (const email of [ivo.email, (await own(ivo)).email]) {
      expect((await change(ana, email)).body.errors).toEqual({
        newEmail: ['The email has already been taken.'],
      });
    }
    expect((await change(ana, ana.email)).body.errors).toEqual({
      newEmail: ['This is your email already.'],
    });
  });

  it('gives an address two want at once to one of them', async () => {
    const [ana, ivo, email] = [await kit.person(), await kit.person(), fresh()];
    const answers = await Promise.all([change(ana, email), change(ivo, email)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('POST /account/verify-email', () => {
  it('mails another link, until the address is verified', async () => {
    const ana = await kit.person({ emailVerifiedAt: null });
    const again = () => kit.post('/account/verify-email', undefined, { as: ana });
    expect(await again()).toMatchObject({ status: 200 });
    await press((await mail.for(ana.email))[0]);

    expect(await again()).toMatchObject({ status: 409 });
    expect(await kit.post('/account/verify-email')).toMatchObject({ status: 401 });
  });
});
