import type { Composition } from 'contract/registry';
import type { FastifyInstance } from 'fastify';
import { keepKeyring, oneKey } from 'server-kit/keyring';
import { STAFF_COOKIE, staffPasses } from 'server-kit/staff-pass';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { buildEdge } from './app';

const settings = quietSettings();
const remoteX = fakeRelease({
  name: 'remote-x',
  id: '1.0.0-aaaaaaaa',
  routes: [{ path: '/', prerender: true }],
});
const remoteStaff = fakeRelease({
  name: 'remote-staff',
  id: '1.0.0-bbbbbbbb',
  routes: [{ path: '/staff/record', title: 'Record', access: 'staff' }],
});

let edge: FastifyInstance;
let pass: string;
beforeAll(async () => {
  const store = openStore(settings.storeUrl);
  await publish(store, [fakeShell(), remoteX, remoteStaff], { by: 'test', reason: 'test' });
  edge = await buildEdge(settings, store);
  pass = staffPasses(keepKeyring(settings.dataDir)).issue(Date.now() + 60_000);
});
afterAll(() => edge.close());

const ask = (url: string, cookie = '') => edge.inject({ url, headers: { cookie } });
const forged = () => staffPasses(oneKey('a guess')).issue(Date.now() + 60_000);

it.each([
  ['a guest', () => ''],
  ['a member', () => '__Host-session=x'],
  ['somebody with a forged pass', () => `${STAFF_COOKIE}=${forged()}`],
  ['somebody without one', () => `${STAFF_COOKIE}=`],
])('to %s a staff address looks like an unknown one', async (_who, cookie) => {
  const [known, unknown] = [
    await ask('/staff/record', cookie()),
    await ask('/zzzzz/record', cookie()),
  ];
  const neutral = (body: string) => body.replaceAll(/staff\/record|zzzzz\/record/g, '');

  expect(known.statusCode).toBe(404);
  expect(neutral(known.body)).toBe(neutral(unknown.body));
  expect(known.headers['cache-control']).toBe(unknown.headers['cache-control']);
});

it.each(['/', '/registry.json', '/login', '/staff'])(
  'nothing at %s reveals the staff area to others',
  async (url) => {
    const { body, headers } = await ask(url, '__Host-session=x');
    expect(body).not.toContain('remote-staff');
    expect(JSON.stringify(headers)).not.toContain('remote-staff');
  },
);

it('a browser with a pass gets the page, and nobody else gets what it got', async () => {
  const { statusCode, headers, body } = await ask('/staff/record', `a=b; ${STAFF_COOKIE}=${pass}`);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toContain('| Record</title>');
  expect(body).toContain('src="/releases/remote-staff/1.0.0-bbbbbbbb/page.22222222.js"');

  const open = await ask('/registry.json', `${STAFF_COOKIE}=${pass}`);
  expect(open.json<Composition>()).toMatchObject({ remotes: { 'remote-staff': {} } });
  expect((await ask('/staff/record')).statusCode).toBe(404);
});
