import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { mockGoogle } from '../../testing/mockGoogle';

const google = mockGoogle();
const kit = testApp({ config: { google: google.config } });
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

let ana: TestUser;
beforeEach(async () => {
  await mail.collect();
  ana = await kit.person();
});

/** Signs in, in a browser that sends its cookies. */
async function logIn({ who = ana, cookie = '', password = PASSWORD, agent = CHROME } = {}) {
  const headers = { cookie, 'user-agent': agent };
  const answer = await kit.post('/login', { email: who.email, password }, { headers });
  const cookies = [answer.headers['set-cookie'] ?? []].flat() as string[];
  const device = cookies.find((text) => text.startsWith('__Host-device='));
  return { ...answer, cookie: device?.split(';')[0] ?? '', device };
}
const letters = async ({ email } = ana) =>
  (await mail.for(email)).map(({ body }) => body).filter(({ subject }) => /device/.test(subject));

describe('a sign-in on a new device', () => {
  it('is mailed to the owner: which device, when, and how to end it', async () => {
    await logIn();
    expect(await letters()).toEqual([]);
    await logIn();
    const [letter] = await letters();

    expect(letter!.subject).toBe('A new device signed in to your account');
    for (const message of [
      'Chrome on Windows',
      '2025-03-11 09:00 UTC',
      'the password',
      'set a new password right away. This signs out all devices.',
      'http://localhost:3000/forgot-password',
    ]) {
      expect(letter!.text).toContain(message);
    }
  });

  it('does not occur in a known browser, whatever its user agent is', async () => {
    const { cookie, device } = await logIn();
    await logIn({ cookie, agent: 'Chrome/141' });
    await logIn({ cookie: `other=1; ${cookie}` });

    expect(await letters()).toEqual([]);
    expect(device).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('occurs in another user’s browser, and with a forged key', async () => {
    const ivo = await kit.person();
    await logIn({ who: ivo });
    const { cookie } = await logIn();
    await logIn({ who: ivo, cookie });
    await logIn({ cookie: '__Host-device=x' });
    await logIn({ cookie: `__Host-device=${'x'.repeat(43)}` });

    const notified = (await mail.collect()).map(({ to }) => to.email);
    expect(notified).toEqual([ivo.email, ana.email, ana.email]);
  });

  it('is mailed for Google too, and not for a wrong password', async () => {
    await logIn();
    expect(await logIn({ password: 'Wrong-password-1' })).toMatchObject({
      status: 422,
      cookie: '',
    });
    expect(await letters()).toEqual([]);
    await google.signIn(kit, `google-${ana.id}`, ana.email);

    expect((await letters())[0]!.text).toContain('Google');
  });

  it('occurs in every browser after a recovery, including the thief’s', async () => {
    const { cookie } = await logIn();
    await kit.post('/forgot-password', { email: ana.email });
    const { token } = linkIn((await mail.for(ana.email)).at(-1));
    const form = { token, email: ana.email, password: NEW, password_confirmation: NEW };
    await kit.post('/reset-password', form);
    await mail.collect();
    await logIn({ cookie, password: NEW });

    expect(await letters()).toHaveLength(1);
  });

  it('is not mailed directly after registration', async () => {
    const email = 'newest@people.example';
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    await kit.post('/register', { name: 'New', surname: 'Est', email, ...password });
    expect(await letters({ ...ana, email })).toEqual([]);
  });
});
