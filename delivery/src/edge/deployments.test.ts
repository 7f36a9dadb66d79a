import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { rollBack } from '../deploy/changes';
import { publish } from '../publish/publish';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { buildEdge } from './app';

const AUTHOR = { by: 'test', reason: 'test' };
const ROUTES = [{ path: '/', prerender: true }];

let store: Store;
let edge: FastifyInstance;
let api: LocalServer;
const beacons: object[] = [];
beforeEach(async () => {
  beacons.length = 0;
  api = await localServer(async (request, answer) => {
    if (request.url === '/api/beacons') beacons.push((await json(request)) as object);
    answer.end('{}');
  });
  const settings = quietSettings({ API_PORT: String(api.port) });
  store = openStore(settings.storeUrl);
  edge = await buildEdge(settings, store);
});
afterEach(async () => {
  await edge.close();
  await api.stop();
});

const deploy = (id: string, server?: string) =>
  publish(
    store,
    [fakeShell(), fakeRelease({ name: 'remote-x', id, routes: ROUTES, server })],
    AUTHOR,
  );

/** Requests the page until it contains the text; only the test's time limit ends it. */
async function pageWith(text: string): Promise<string> {
  for (;;) {
    const { body } = await edge.inject('/');
    if (body.includes(text)) return body;
    await new Promise((done) => setTimeout(done, 100));
  }
}

describe('the deployment', () => {
  it('is empty at first, and the page says so', async () => {
    expect((await edge.inject('/edge/health')).statusCode).toBe(503);
    expect((await edge.inject('/')).body).toContain('Nothing is published');
  });

  it('is updated at the next page loads, without a restart', async () => {
    await deploy('1.0.0-aaaaaaaa');
    expect(await pageWith('drawn by 1.0.0-aaaaaaaa')).toContain('drawn by 1.0.0-aaaaaaaa');
    await deploy('1.0.1-bbbbbbbb');
    const page = await pageWith('drawn by 1.0.1-bbbbbbbb');
    expect(page).toContain('drawn by 1.0.1-bbbbbbbb');
    expect(page).toContain('/releases/remote-x/1.0.1-bbbbbbbb/remoteEntry');
  });

  it('can be a canary for its share of visitors, in HTML and scripts alike, every time', async () => {
    await deploy('1.0.0-aaaaaaaa');
    const next = fakeRelease({ name: 'remote-x', id: '1.1.0-bbbbbbbb', routes: ROUTES });
    await publish(store, [next], AUTHOR, { canary: 50 });

    const seen = new Set<string>();
    for (let person = 0; person < 12; person += 1) {
      const first = await edge.inject('/');
      const cookie = String(first.headers['set-cookie']).split(';')[0]!;
      const again = await edge.inject({ url: '/', headers: { cookie } });
      const [id] = /drawn by ([\w.-]+)/.exec(again.body)!.slice(1);
      expect(first.body).toContain(`drawn by ${id}`);
      expect(again.body).toContain(`/releases/remote-x/${id}/remoteEntry`);
      expect(again.headers['set-cookie']).toBeUndefined();
      expect(again.headers['cache-control']).toBe('private, no-cache');
      seen.add(id!);
    }
    expect(seen.size).toBe(2);
  });

  it('is the previous one after a rollback, with nothing else changed', async () => {
    await deploy('1.0.0-aaaaaaaa');
    await deploy('1.0.1-bbbbbbbb');
    expect(await pageWith('drawn by 1.0.1-bbbbbbbb')).toContain('drawn by 1.0.1-bbbbbbbb');
    const before = (await readHead(store))!;

    await revise(store, AUTHOR, rollBack('remote-x'));
    const page = await pageWith('drawn by 1.0.0-aaaaaaaa');
    expect(page).toContain('drawn by 1.0.0-aaaaaaaa');
    expect(page).toContain('/releases/remote-x/1.0.0-aaaaaaaa/remoteEntry');
    expect((await readHead(store))!.shell).toEqual(before.shell);
  });

  it.each([
    ['throws', `throw new Error('boom');`],
    ['loops', 'for (;;);'],
  ])(
    'leaves out a release whose server build %s, with its scripts, and reports it',
    async (_how, server) => {
      await deploy('1.0.0-aaaaaaaa');
      await pageWith('drawn by 1.0.0-aaaaaaaa');
      await deploy('1.0.1-bbbbbbbb', server);

      while (beacons.length === 0) {
        await edge.inject('/');
        await new Promise((done) => setTimeout(done, 100));
      }
      const page = await pageWith('drawn by 1.0.0-aaaaaaaa');
      expect(page).toContain('drawn by 1.0.0-aaaaaaaa');
      expect(page).not.toContain('1.0.1-bbbbbbbb');
      const fault = { remote: 'remote-x', id: '1.0.1-bbbbbbbb', ok: false, errorClass: 'server' };
      expect(beacons).toEqual([expect.objectContaining(fault)]);
    },
  );
});
