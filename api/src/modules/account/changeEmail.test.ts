import { DAY } from '../../app/clock';
import { purge } from '../../retention/purge';
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
const newcomer = (email: string) => ({
  name: 'Real',
  surname: 'Owner',
  email,
  password: 'Tri-sunca-9',
  password_confirmation: 'Tri-sunca-9',
});

let count = 0;
const fresh = () => {
  count += 1;
  return `new.${count}@people.example`;
};

describe('POST /account/change-email', () => {
  it('takes effect after the new address is confirmed', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    const { status, body } = await change(ana, ` ${email.toUpperCase()} `);

    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Email successfully updated!',
    });
    expect(await own(ana)).toMatchObject({ email: ana.email, pending_email: email });
    expect([await login(ana.email), await login(email)]).toEqual([200, 422]);

    const sent = await mail.collect();
    expect(sent.map(({ to, body }) => [to.email, body.subject])).toEqual([
      [ana.email, 'Your email address is about to change'],
      [email, 'Please confirm your email address'],
    ]);
    expect(await press(sent[1])).toMatchObject({ status: 200 });
    expect(await own(ana)).toMatchObject({ email, pending_email: null });
    expect([await login(ana.email), await login(email)]).toEqual([422, 200]);
  });

  it('notifies the current address once per wanted address', async () => {
    const [ana, email, other] = [await kit.person(), fresh(), fresh()];
    for (const { status } of await Promise.all([change(ana, email), change(ana, email)]))
      expect(status).toBe(200);
    await change(ana, other);

    const warnings = await mail.for(ana.email);
    expect(warnings.map(({ body }) => body.text.match(/new\.\d+@people\.example/)?.[0])).toEqual([
      email,
      other,
    ]);
    const { body } = await kit.get('/account/security-log', { as: ana });
    expect(body.data).toMatchObject([{ kind: 'email-wanted' }, { kind: 'email-wanted' }]);
  });

  it('ends other sessions; reset links go to the confirmed address only', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    const { body } = await kit.post('/login', { email: ana.email, password: PASSWORD });
    await change(ana, email);
    await mail.collect();

    expect(await kit.get('/user', { as: body.token })).toMatchObject({ status: 401 });
    for (const typed of [email, ana.email]) await kit.post('/forgot-password', { email: typed });
    expect((await mail.collect()).map(({ to }) => to.email)).toEqual([ana.email]);
  });

  it('leaves an unconfirmed address to its owner, who signs up with it', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    await change(ana, email);
    const [, confirm] = await mail.collect();

    expect(await kit.post('/register', newcomer(email))).toMatchObject({ status: 201 });
    await kit.post('/forgot-password', { email });
    const reset = (await mail.for(email)).at(-1);
    expect(reset?.body.text).toContain('Hello Real');

    expect(await press(confirm)).toMatchObject({ status: 422 });
    expect(await own(ana)).toMatchObject({ email: ana.email });
  });

  it('gives an address that two accounts want to the one that confirms first', async () => {
    const [ana, ivo, email] = [await kit.person(), await kit.person(), fresh()];
    expect(await change(ana, email)).toMatchObject({ status: 200 });
    expect(await change(ivo, email)).toMatchObject({ status: 200 });
    const confirms = (await mail.collect()).filter(({ to }) => to.email === email);
    const answers = await Promise.all(confirms.map(press));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const emails = [await own(ana), await own(ivo)].map((user) => user.email);
    expect(emails.filter((one) => one === email)).toHaveLength(1);
  });

  it('is cancelled by a change back to the current address', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    await change(ana, email);
    const [, confirm] = await mail.collect();
    expect(await change(ana, ana.email)).toMatchObject({ status: 200 });

    expect(await own(ana)).toMatchObject({ email: ana.email, pending_email: null });
    expect(await press(confirm)).toMatchObject({ status: 422 });
    expect((await change(ana, ana.email)).body.errors).toEqual({
      newEmail: ['This is already your email.'],
    });
  });

  it('is deleted with its link after seven days', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    await change(ana, email);
    const [, confirm] = await mail.collect();
    await purge(kit.deps);
    expect(await own(ana)).toMatchObject({ pending_email: email });
    kit.clock.advance(7 * DAY);
    await purge(kit.deps);

    expect(await own(ana)).toMatchObject({ email: ana.email, pending_email: null });
    expect(await press(confirm)).toMatchObject({ status: 422 });
  });

  it('sends no notice to an address that was never confirmed', async () => {
    const ana = await kit.person({ emailVerifiedAt: null });
    const email = fresh();
    await change(ana, email);
    const [confirm, ...others] = await mail.collect();
    expect([confirm?.to.email, others]).toEqual([email, []]);
    await press(confirm);

    expect(await mail.collect()).toEqual([]);
    expect([await login(ana.email), await login(email)]).toEqual([422, 200]);
    expect(await kit.post('/register', newcomer(ana.email))).toMatchObject({ status: 201 });
  });

  it('refuses an address in use', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];

    expect((await change(ana, ivo.email)).body.errors).toEqual({
      newEmail: ['The email has already been taken.'],
    });
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

  it('mails the pending address', async () => {
    const [ana, email] = [await kit.person(), fresh()];
    await change(ana, email);
    await mail.collect();
    await kit.post('/account/verify-email', undefined, { as: ana });
    await press((await mail.for(email))[0]);

    expect(await own(ana)).toMatchObject({ email });
  });
});
