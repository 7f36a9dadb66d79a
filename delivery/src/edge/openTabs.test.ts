import type { Composition } from 'contract/registry';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { buildEdge } from './app';

const AUTHOR = { by: 'test', reason: 'test' };
const ROUTES = [
  { path: '/', prerender: true },
  { path: '/my/startups', access: 'member' as const },
];
const LOCAL = '/?mfe=remote-x@http://localhost:3103';

const DATA_DIR = temporaryFolder('edge');
const settings = quietSettings({ DATA_DIR });
const production = quietSettings({ DATA_DIR, NODE_ENV: 'production' });
let store: Store;
let edge: FastifyInstance;

beforeAll(async () => {
  store = openStore(settings.storeUrl);
  await publish(store, [fakeShell(), aRelease('1.0.0-aaaaaaaa')], AUTHOR);
  edge = await buildEdge(settings, store);
});
afterAll(() => edge.close());

it('an open tab is notified of a new release, in the share of its visitor', async () => {
  const first = await ask();
  expect(first).toMatchObject({ revision: 1, shell: '1.0.0-5e11aaaa' });

  await publish(store, [aRelease('1.1.0-bbbbbbbb')], AUTHOR, { canary: 100 });
  const later = await ask('mfe_visitor=11111111-aaaa');
  expect(later.remotes['remote-x']?.candidates.map(({ id }) => id)).toEqual([
    '1.1.0-bbbbbbbb',
    '1.0.0-aaaaaaaa',
  ]);
});

it('the browser’s id is not readable by scripts, is sent over https only, and stays', async () => {
  const public_ = quietSettings({ DATA_DIR, PUBLIC_URL: 'https://x.example' });
  const live = await buildEdge(public_, store);
  const { headers } = await live.inject('/');
  await live.close();
  expect(headers['set-cookie']).toMatch(
    /^mfe_visitor=[\w-]{36}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const cookie = `a=b; ${String(headers['set-cookie']).split(';')[0]}`;
  const again = await edge.inject({ url: '/', headers: { cookie } });
  expect(again.headers['set-cookie']).toBeUndefined();
});

it('an open tab with the current composition is told that it is current, with a new ticket', async () => {
  const headers = { cookie: 'mfe_visitor=11111111-aaaa' };
  const first = await edge.inject({ url: '/registry.json', headers });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);

  const known = { ...headers, 'if-none-match': etag };
  const same = await edge.inject({ url: '/registry.json', headers: known });
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  expect(same.headers['cache-control']).toBe('private, no-cache');
  expect(same.headers['server-timing']).toMatch(/^ticket;desc="/);
  expect(same.headers['server-timing']).not.toBe(first.headers['server-timing']);

  await publish(store, [aRelease('1.2.0-cccccccc')], AUTHOR);
  const changed = await edge.inject({ url: '/registry.json', headers: known });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it("a guest's browser is not asked to fetch the code of a member page", async () => {
  expect((await edge.inject('/my/startups')).body).not.toContain('rel="preload" as="script"');
  const headers = { cookie: 'a=b; __Host-session=x' };
  const { body } = await edge.inject({ url: '/my/startups', headers });
  expect(body).toContain('rel="preload" as="script"');
});

it('a page that previews another release is rendered by the browser alone', async () => {
  const { headers } = await edge.inject('/?mfe=remote-x@1.0.0-aaaaaaaa');
  expect(headers['x-rendered']).toBe('client');
  expect(headers['integrity-policy']).toBeDefined();
});

it('a developer’s page may load code from their machine, and no other page may', async () => {
  const { body, headers } = await edge.inject(LOCAL);
  expect(body).toContain('"base":"http://localhost:3103/"');
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^']+' http:\/\/localhost:3103/,
  );
  expect(headers['integrity-policy']).toBeUndefined();

  const next = await edge.inject('/');
  expect(next.body).not.toContain('localhost:3103');
  expect(next.headers['integrity-policy']).toBeDefined();
});

it.each([LOCAL, '/?mfe=remote-x@http://evil.example:80', '/?mfe=remote-x@https://localhost:1'])(
  'in production %s loads nothing from elsewhere',
  async (url) => {
    const live = await buildEdge(production, store);
    const { body, headers } = await live.inject(url);
    await live.close();
    const stated = /"preview":\{"overrides":\[\],"refused":\["[^"]*"\]\}/;
    expect(body).toMatch(stated);
    expect(body.replace(stated, '')).not.toMatch(/3103|evil|localhost:1\b/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(headers['integrity-policy']).toBeDefined();
  },
);

async function ask(cookie = ''): Promise<Composition> {
  const answer = await edge.inject({ url: '/registry.json', headers: { cookie } });
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  return answer.json();
}

function aRelease(id: string) {
  return fakeRelease({ name: 'remote-x', id, routes: ROUTES });
}
