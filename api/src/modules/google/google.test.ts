import { OAuth2Server } from 'oauth2-mock-server';

import { MINUTE } from '../../app/clock';
import { PASSWORD, testApp } from '../../testing';

const google = { clientId: 'our-client', clientSecret: 'secret', issuer: '' };
const provider = new OAuth2Server();
/** Claims about the next person who signs in; `undefined` leaves a claim out. */
let claims: Record<string, unknown> = {};

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  google.issuer = provider.issuer.url!;
  provider.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, claims));
});
afterAll(() => provider.stop());

const kit = testApp({ config: { google } });

/** Requests the address, signs in at the provider, and follows the redirect to our page. */
async function comeBack(cookies = '') {
  const start = await kit.get('/auth/google', { headers: { cookie: cookies } });
  const cookie = String(start.headers['set-cookie']).split(';')[0]!;
  const address = new URL(start.body.url);
  claims = { nonce: address.searchParams.get('nonce'), ...claims };
  const { headers } = await fetch(address, { redirect: 'manual' });
  return { cookie, address, query: new URL(headers.get('location')!).search };
}
const finish = (query: string, cookie: string) =>
  kit.get(`/auth/callback/google${query}`, { headers: { cookie } });

let count = 0;
beforeEach(() => {
  count += 1;
  const who = { sub: `sub-${count}`, email: `g.${count}@people.example` };
  claims = { ...who, email_verified: true, given_name: 'Цвета', family_name: 'Илић' };
});

const AGAIN = 'Google sign-in failed. Please try again.';

describe('GET /auth/google', () => {
  it('redirects the browser with state, nonce and PKCE, and back to our own page', async () => {
    const { status, body, headers } = await kit.get('/auth/google');
    const { searchParams } = new URL(body.url);

    expect(status).toBe(200);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'our-client',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/auth/callback/google',
      response_type: 'code',
    });
    for (const key of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(key)).toMatch(/^[\w-]{43}$/);
    }
    expect(headers['set-cookie']).toMatch(
      /^__Host-google=\S+; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe('GET /auth/callback/google', () => {
  it('creates an account, and finds it again by the subject only', async () => {
    const first = await comeBack();
    const { status, body } = await finish(first.query, first.cookie);
    expect({ status, ...body.user }).toMatchObject({
      status: 200,
      name: 'Цвета',
      surname: 'Илић',
      has_password: false,
    });
    expect(body.user.email_verified_at).not.toBeNull();
    expect(await kit.get('/user', { as: body.token })).toMatchObject({ status: 200 });

    claims = { ...claims, email: 'renamed@people.example', email_verified: false };
    delete claims.nonce;
    const second = await comeBack();
    expect((await finish(second.query, second.cookie)).body.user.id).toBe(body.user.id);
  });

  it('links an account whose address is verified here', async () => {
    const ana = await kit.person();
    claims.email = ana.email.toUpperCase();
    const { query, cookie } = await comeBack();

    expect((await finish(query, cookie)).body.user).toMatchObject({
      id: ana.id,
      has_password: true,
    });
  });

  it('does not take over an account whose address is not verified here', async () => {
    const planted = await kit.person({ emailVerifiedAt: null });
    const other = await kit.person({ emailVerifiedAt: null });
    for (const email of [planted.email, other.email]) {
      claims = { ...claims, email };
      delete claims.nonce;
      const { query, cookie } = await comeBack();
      const message = 'Sign in with your password first, then connect Google';
      expect(await finish(query, cookie)).toMatchObject({ status: 422, body: { message } });
    }
    const again = await kit.post('/login', { email: planted.email, password: PASSWORD });
    expect(again).toMatchObject({ status: 200 });
  });

  it('works with two sign-in pages open, each once', async () => {
    const first = await comeBack();
    delete claims.nonce;
    const second = await comeBack(first.cookie);
    delete claims.nonce;

    const done = await finish(second.query, second.cookie);
    expect(done).toMatchObject({ status: 200 });
    const left = String(done.headers['set-cookie']).split(';')[0]!;
    expect(await finish(second.query, left)).toMatchObject({ status: 422 });
    const used = await finish(second.query, second.cookie);
    expect(used).toMatchObject({ status: 422, body: { message: AGAIN } });
  });

  it('says so when somebody cancels the sign-in', async () => {
    const { address, cookie } = await comeBack();
    const query = `?error=access_denied&state=${address.searchParams.get('state')}`;

    const message = 'Google sign-in was cancelled.';
    expect(await finish(query, cookie)).toMatchObject({ status: 422, body: { message } });
  });

  it.each([
    ['an unverified address', { email_verified: false }, 'Your Google address is not verified.'],
    ['no address', { email: undefined }, 'Google sent no address.'],
    ['another nonce', { nonce: 'other' }, AGAIN],
    ['another audience', { aud: 'other-client' }, AGAIN],
    ['another issuer', { iss: 'https://evil.example' }, AGAIN],
    ['an old token', { exp: 1 }, AGAIN],
  ])('refuses %s', async (_what, wrong, message) => {
    claims = { ...claims, ...wrong };
    const { query, cookie } = await comeBack();

    expect(await finish(query, cookie)).toMatchObject({ status: 422, body: { message } });
  });

  it('refuses a state of another browser, an unknown one, and one older than ten minutes', async () => {
    const [victim, attacker] = [await comeBack(), await comeBack()];

    for (const [query, cookie] of [
      [attacker.query, victim.cookie],
      [victim.query, ''],
      [victim.query, `${victim.cookie}x`],
      ['?code=guess', victim.cookie],
      ['', victim.cookie],
    ] as const) {
      expect(await finish(query, cookie)).toMatchObject({ status: 422 });
    }
    kit.clock.advance(10 * MINUTE);
    expect(await finish(victim.query, victim.cookie)).toMatchObject({ status: 422 });
  });

  it('binds the token to a cookie if that is enabled', async () => {
    kit.deps.config.tokenBinding = true;
    const { query, cookie } = await comeBack();
    const { body, headers } = await finish(query, cookie);
    kit.deps.config.tokenBinding = false;
    const bound = { cookie: /__Host-session=[\w-]+/.exec(String(headers['set-cookie']))![0] };

    expect(await kit.get('/user', { as: body.token })).toMatchObject({ status: 401 });
    const own = await kit.get('/user', { as: body.token, headers: bound });
    expect(own).toMatchObject({ status: 200 });
  });

  it('ignores redirect targets in a request', async () => {
    const { query, cookie } = await comeBack();
    const lured = `${query}&next=//evil.example&redirect_uri=https://evil.example&returnTo=//evil.example`;
    const { status, headers } = await finish(lured, cookie);

    expect({ status, location: headers.location }).toEqual({ status: 200, location: undefined });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('while Google is down', () => {
  const issuer = 'http://127.0.0.1:9'; // nothing listens there
  const cut = testApp({ config: { google: { ...google, issuer } } });

  it('says so, and everything else works', async () => {
    expect(await cut.get('/auth/google')).toMatchObject({ status: 503 });
    expect(await cut.get('/health/live')).toMatchObject({ status: 200 });
  });
});

describe('without Google', () => {
  const plain = testApp();

  it.each(['/auth/google', '/auth/callback/google?code=1&state=2'])(
    '%s is not found',
    async (path) => {
      expect(await plain.get(path)).toMatchObject({ status: 404 });
    },
  );
});
