import { DAY, HOUR } from '../../app/clock';
import { unavailable } from '../../app/httpError';
import { PASSWORD, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();
const mail = mailbox(kit);

beforeEach(() => mail.collect());

const NEW = { name: 'Ana', surname: 'Horvat', password: PASSWORD, password_confirmation: PASSWORD };
/** Registers a user and returns their first mail. */
async function signUp(email: string) {
  const { body } = await kit.post('/register', { ...NEW, email });
  const { url, token } = linkIn((await mail.for(email))[0]);
  return { path: url.pathname.replace('/api', '') + url.search, as: body.token as string, token };
}
const verifiedAt = async (as: string) => (await kit.get('/user', { as })).body.email_verified_at;
const press = (path: string) => kit.post(path, {});

describe('a link in a mail', () => {
  it('shows a question and changes nothing, so a mail scanner may open it', async () => {
    const { path, as } = await signUp('ask@people.example');
    const { status, body, headers } = await kit.get(path);

    expect(status).toBe(200);
    expect(body).toContain('Is this email address yours?');
    expect(body).toContain('<form method="post" enctype="multipart/form-data">');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(await verifiedAt(as)).toBeNull();
  });

  it('acts by the button of its page, and confirms it there', async () => {
    const { path, as } = await signUp('button@people.example');
    const pressed = await kit.call('POST', path, { form: { go: '1' } });

    expect(pressed).toMatchObject({ status: 200, body: expect.stringContaining('is confirmed.') });
    expect(await verifiedAt(as)).not.toBeNull();
    kit.clock.advance(HOUR);
    const again = await kit.call('POST', path, { form: { go: '1' } });
    expect(again).toMatchObject({ status: 422, body: expect.stringContaining('has expired') });
  });

  it.each([
    ['/mailed-links/verify-email', 422],
    ['/mailed-links/verify-email?token=guess', 422],
    ['/mailed-links/undo-email?token=guess', 422],
    ['/mailed-links/confirm-newsletter?token=guess', 422],
    ['/mailed-links/leave-newsletter?token=guess', 422],
    ['/mailed-links/mute?token=guess.guess', 422],
    ['/mailed-links/explode?token=guess', 404],
  ])('refuses %s', async (path, status) => {
    expect(await press(path)).toMatchObject({ status });
  });

  it.each([
    ['cut short by a mail program', '/mailed-links/verify-email', 422, /link is incomplete/],
    ['of an unknown kind', '/mailed-links/explode?token=guess', 404, /Not found/],
  ])('%s shows a page that says so', async (_how, path, status, text) => {
    for (const answer of [
      await kit.get(path),
      await kit.call('POST', path, { form: { go: '1' } }),
    ]) {
      expect(answer).toMatchObject({
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        body: expect.stringMatching(text),
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('can be used again on the page after a temporary outage', async () => {
    const { path, as } = await signUp('away@people.example');
    const { transaction } = kit.db;
    kit.db.transaction = () => Promise.reject(unavailable());
    const pressed = await kit.call('POST', path, { form: { go: '1' } });
    kit.db.transaction = transaction;

    expect(pressed).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.anything() },
      body: expect.stringContaining('Please try again soon.'),
    });
    expect(pressed.body).toContain('<button>Yes, it is mine</button>');
    expect(await kit.call('POST', path, { form: { go: '1' } })).toMatchObject({ status: 200 });
    expect(await verifiedAt(as)).not.toBeNull();
  });

  it('shows a page with the button again after an internal error', async () => {
    const { path, as } = await signUp('fault@people.example');
    const { transaction } = kit.db;
    kit.db.transaction = () => Promise.reject(new Error('of secrets'));
    const pressed = await kit.call('POST', path, { form: { go: '1' } });
    const asked = await press(path);
    kit.db.transaction = transaction;

    expect(pressed).toMatchObject({
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: expect.stringContaining('Something went wrong on our side.'),
    });
    expect(pressed.headers['content-security-policy']).toContain("default-src 'none'");
    expect(pressed.body).toContain('<button>Yes, it is mine</button>');
    expect(pressed.body).not.toContain('of secrets');
    expect(asked).toMatchObject({ status: 500, body: { message: 'Server Error' } });
    expect(await kit.call('POST', path, { form: { go: '1' } })).toMatchObject({ status: 200 });
    expect(await verifiedAt(as)).not.toBeNull();
  });

  it('does nothing under the address of another kind', async () => {
    const { token, as } = await signUp('kinds@people.example');

    expect(await press(`/mailed-links/undo-email?token=${token}`)).toMatchObject({ status: 422 });
    expect(await verifiedAt(as)).toBeNull();
  });

  it('works for seven days', async () => {
    const { path, as } = await signUp('late@people.example');
    kit.clock.advance(7 * DAY);

    expect(await press(path)).toMatchObject({ status: 422 });
    expect(await verifiedAt(as)).toBeNull();
  });
});

describe('the newsletter', () => {
  const subscribe = (email: string) => kit.post('/email-subscribe', { email });
  const status = async (email: string) => {
    const rows = await kit.db.query.newsletterSubscriptions.findMany();
    return rows.find((row) => row.email === email)?.status;
  };
  const pathOf = (sent: Parameters<typeof linkIn>[0]) => {
    const { url } = linkIn(sent);
    return url.pathname.replace('/api', '') + url.search;
  };

  it('is confirmed by mail, and unsubscribed by one click in the mail program', async () => {
    const email = 'reader@people.example';
    await subscribe(email);
    const [confirm] = await mail.for(email);
    expect(await status(email)).toBe('pending');
    expect(await press(pathOf(confirm))).toMatchObject({ status: 200 });
    expect(await status(email)).toBe('confirmed');

    const [welcome] = await mail.for(email);
    const leave = welcome!.body.headers!['List-Unsubscribe']!.slice(1, -1);
    const oneClick = await kit.app.inject({
      method: 'POST',
      url: leave.replace('http://localhost:3000', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await status(email)).toBe('unsubscribed');
    expect(await press(pathOf(welcome))).toMatchObject({ status: 200 });
  });

  it('gives every address the same response, and sends no mail to a confirmed reader', async () => {
    const email = 'twice@people.example';
    const first = await subscribe(email);
    const [older] = await mail.for(email);
    await subscribe(email);
    const [newer] = await mail.for(email);
    expect(await press(pathOf(older))).toMatchObject({ status: 422 });
    await press(pathOf(newer));
    await mail.collect();

    expect((await subscribe(email)).body).toEqual(first.body);
    expect(await mail.for(email)).toEqual([]);
    expect(await status(email)).toBe('confirmed');
  });

  it.each([[undefined], ['reader'], ['a@b']])('refuses %j', async (email) => {
    const { status, body } = await kit.post('/email-subscribe', { email });

    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(/email/),
    });
  });
});
