import { DAY } from '../../app/clock';
import { PASSWORD, testApp } from '../../testing';
import { untilUseIsNoted } from '../../testing/untilUseIsNoted';

const kit = testApp({ config: { tokenBinding: true } });

/** Signs in like a browser. @returns the token, and the cookie as the browser sends it back */
async function browser(more: { email?: string; as?: string; cookie?: string } = {}) {
  const email = more.email ?? (await kit.person()).email;
  const headers = { cookie: more.cookie ?? '' };
  const call = { headers, ...(more.as && { as: more.as }) };
  const answer = await kit.post('/login', { email, password: PASSWORD }, call);
  const set = String([answer.headers['set-cookie']].flat()[0]);
  return { email, token: answer.body.token as string, set, cookie: set.split(';')[0]! };
}

const me = (token: string, cookie?: string) =>
  kit.get('/user', { as: token, ...(cookie && { headers: { cookie } }) });

describe('a token bound to a cookie', () => {
  it('comes with a cookie that scripts cannot read and other sites cannot send', async () => {
    const { set } = await browser();

    expect(set).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('is refused without its cookie', async () => {
    const { token, cookie } = await browser();
    const other = await browser();

    expect(await me(token)).toMatchObject({ status: 401, headers: { 'x-auth-state': 'expired' } });
    expect(await me(token, other.cookie)).toMatchObject({ status: 401 });
    expect(await me(token, '__Host-session=')).toMatchObject({ status: 401 });
    expect(await me(token, `theme=dark; ${cookie}; a=b`)).toMatchObject({ status: 200 });
  });

  it('is also issued at registration', async () => {
    const form = { name: 'Ana', surname: 'Kos', email: 'ana.kos@people.example' };
    const secret = { password: 'Tri-sunca-9', password_confirmation: 'Tri-sunca-9' };
    const { body, headers } = await kit.post('/register', { ...form, ...secret });
    const cookie = String(headers['set-cookie']).split(';')[0]!;

    expect(await me(body.token)).toMatchObject({ status: 401 });
    expect(await me(body.token, cookie)).toMatchObject({ status: 200 });
  });

  it('cannot be ended with a copy of the token', async () => {
    const { token, cookie } = await browser();
    const { headers } = await kit.post('/logout', undefined, { as: token });

    expect(headers['set-cookie']).toBeUndefined();
    expect(await me(token, cookie)).toMatchObject({ status: 200 });
  });

  it('ends at logout, and its cookie with it', async () => {
    const { token, cookie } = await browser();
    const { headers } = await kit.post('/logout', undefined, { as: token, headers: { cookie } });

    expect(headers['set-cookie']).toMatch(/^__Host-session=; Path=\/; Max-Age=0; HttpOnly; Secure/);
    expect(await me(token, cookie)).toMatchObject({ status: 401 });
  });

  it('is replaced by the next successful login in this browser', async () => {
    const { email, token, cookie } = await browser();
    const wrong = { email, password: 'not-it' };
    const refused = await kit.post('/login', wrong, { as: token, headers: { cookie } });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await me(token, cookie)).toMatchObject({ status: 200 });

    const next = await browser({ email, as: token, cookie });
    expect(next.cookie).not.toBe(cookie);
    expect(await me(token, cookie)).toMatchObject({ status: 401 });
    expect(await me(next.token, next.cookie)).toMatchObject({ status: 200 });
  });

  it('expires together with its cookie', async () => {
    const { token, cookie } = await browser();
    for (let visit = 0; visit < 3; visit += 1) {
      kit.clock.advance(10 * DAY - 1_000);
      expect(await me(token, cookie)).toMatchObject({ status: 200 });
      await untilUseIsNoted(kit);
    }
  });
});

it('does not affect tokens that were issued without a cookie', async () => {
  const { token } = await kit.person();

  expect(await me(token)).toMatchObject({ status: 200 });
});

describe('with TOKEN_BINDING off', () => {
  const unbound = testApp();

  it('sessions get no cookie, and the token is sufficient', async () => {
    const { email } = await unbound.person();
    const { body, headers } = await unbound.post('/login', { email, password: PASSWORD });
    const out = await unbound.post('/logout', undefined, { as: body.token });

    expect(String(headers['set-cookie'])).not.toContain('__Host-session');
    expect(out.headers['set-cookie']).toBeUndefined();
    const again = await unbound.post('/login', { email, password: PASSWORD });
    expect(await unbound.get('/user', { as: again.body.token })).toMatchObject({ status: 200 });
  });
});
