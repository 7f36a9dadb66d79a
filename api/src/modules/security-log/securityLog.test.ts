import { DAY } from '../../app/clock';
import { purge } from '../../retention/purge';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { mockGoogle } from '../../testing/mockGoogle';

const google = mockGoogle();
const kit = testApp({ config: { google: google.config } });
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

let ana: TestUser;
beforeEach(async () => {
  await mail.collect();
  ana = await kit.person();
});

const log = async (as: TestUser | string = ana) =>
  (await kit.get('/account/security-log', { as })).body.data as { text: string; device: string }[];
const texts = async (as: TestUser | string = ana) => (await log(as)).map(({ text }) => text);
const logIn = (password = PASSWORD, headers = FIREFOX) =>
  kit.post('/login', { email: ana.email, password }, { headers });
const press = ({ url }: { url: URL }) =>
  kit.post(url.pathname.replace('/api', '') + url.search, {}, { headers: FIREFOX });
async function reset() {
  await kit.post('/forgot-password', { email: ana.email });
  const { token } = linkIn((await mail.for(ana.email)).at(-1));
  const form = { token, email: ana.email, password: NEW, password_confirmation: NEW };
  await kit.post('/reset-password', form, { headers: FIREFOX });
  return (await logIn(NEW)).body.token as string;
}

describe('GET /account/security-log', () => {
  it('is for its owner only', async () => {
    await logIn();
    expect(await kit.get('/account/security-log')).toMatchObject({ status: 401 });
    expect(await log(await kit.person())).toEqual([]);
  });

  it('shows sign-ins and sign-outs, with device and time', async () => {
    const { body } = await logIn();
    await kit.post('/logout', undefined, { as: body.token });

    expect(await log()).toEqual([
      {
        id: expect.any(Number),
        kind: 'signed-out',
        text: 'Signed out',
        device: 'Firefox on Linux',
        created_at: kit.clock.now().toISOString(),
      },
      expect.objectContaining({ kind: 'signed-in', text: 'Signed in with the password' }),
    ]);
    await kit.post('/logout', undefined, { as: body.token });
    expect(await log()).toHaveLength(2);
  });

  it('starts with the creation of the account', async () => {
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    const email = 'new.member@people.example';
    const form = { name: 'New', surname: 'Member', email, ...password };
    const { body } = await kit.post('/register', form, { headers: FIREFOX });

    expect(await log(body.token)).toMatchObject([
      { text: 'The account was created', device: 'Firefox on Linux' },
    ]);
  });

  it('contains every change of credentials', async () => {
    const { token } = (await logIn()).body;
    const wanted = `wanted.${ana.id}@people.example`;
    const form = { newEmail: wanted, password: PASSWORD };
    await kit.post('/account/change-email', form, { as: token });
    await press(linkIn((await mail.for(wanted))[0]));
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    await kit.post('/account/change-password', change, { as: token });
    await kit.post('/account/calendar-feed', undefined, { as: token });
    await kit.del('/account/calendar-feed', { as: token });
    await kit.del('/account/calendar-feed', { as: token });
    await google.signIn(kit, `google-${ana.id}`, wanted);
    const [{ id }] = (await kit.get('/account/access', { as: token })).body.google;
    await kit.del(`/account/access/google/${id}`, { as: token });
    const other = (await kit.get('/account/sessions', { as: token })).body.data[0];
    await kit.del(`/account/sessions/${other.id}`, { as: token });
    await kit.del('/account/sessions', { as: token });

    expect((await texts(token)).reverse()).toEqual([
      'Signed in with the password',
      `Requested a change of the email address to ${wanted}`,
      `Changed the email address to ${wanted}`,
      'Changed the password',
      'Created a secret address for the calendar',
      'Ended the secret address of the calendar',
      `Linked Google: ${wanted}`,
      'Signed in with Google on a new device',
      `Unlinked Google: ${wanted}`,
      'Signed out another device: Firefox',
      'Signed out all other devices, unlinked Google and ended the calendar address',
    ]);
    const authors = new Set((await log(token)).map(({ device }) => device));
    expect([...authors]).toEqual(['Firefox on Linux', 'Firefox']);
  });

  it('shows an owner who recovers the account what was done to it', async () => {
    const wanted = `taken.${ana.id}@people.example`;
    const form = { newEmail: wanted, password: PASSWORD };
    await kit.post('/account/change-email', form, { as: ana });
    await press(linkIn((await mail.for(wanted))[0]));
    await press(linkIn((await mail.for(ana.email)).at(-1)));
    const token = await reset();

    expect(await texts(token)).toEqual([
      'Signed in with the password',
      'Set a password with an emailed link and signed out all devices',
      `Restored the email address ${ana.email}`,
      `Changed the email address to ${wanted}`,
      `Requested a change of the email address to ${wanted}`,
    ]);
  });

  it('does not contain refused attempts', async () => {
    await logIn('Wrong-password-1');
    const change = { currentPassword: 'Wrong-password-1', newPassword: NEW };
    await kit.post('/account/change-password', change, { as: ana });
    await kit.del('/account/sessions/1', { as: ana });

    expect(await log()).toEqual([]);
  });

  it('is paged by twenty, without gaps', async () => {
    for (let at = 0; at < 23; at += 1) {
      const { body } = await logIn();
      await kit.post('/logout', undefined, { as: body.token });
    }
    const first = (await kit.get('/account/security-log', { as: ana })).body;
    const path = `/account/security-log?before=${first.next_before}`;
    const second = (await kit.get(path, { as: ana })).body;
    const third = await kit.get(`/account/security-log?before=${second.next_before}`, { as: ana });

    expect([first.data.length, second.data.length, third.body.data.length]).toEqual([20, 20, 6]);
    expect(third.body.next_before).toBeNull();
  });

  it('is deleted after twelve months, and is part of the export', async () => {
    await logIn();
    const { body } = await kit.get('/account/export', { as: ana });
    expect(body.security_log).toMatchObject([{ what: 'signed-in', about: 'the password' }]);

    kit.clock.advance(364 * DAY);
    await purge(kit.deps);
    const { token } = (await logIn()).body;
    expect(await log(token)).toHaveLength(2);
    kit.clock.advance(2 * DAY);
    await purge(kit.deps);
    expect(await log(token)).toHaveLength(1);
  });
});
