import type { FastifyInstance } from 'fastify';
import { garbage, remove } from '../deploy/collect';
import { buildEdge } from '../edge/app';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { openStore, type Store } from '../store/store';
import { mapOf, withMaps } from '../testing/fakeMaps';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';

const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const ANA = { by: 'ana', reason: 'test' };
const KEY = `maps/remote-x/${OLD}.json.gz`;
const files = {
  'page.22222222.js': { map: mapOf({ 'a.ts': 'our source' }, [[[0, 0, 0, 0]]]), inserted: [] },
};

let store: Store;
let edge: FastifyInstance;
beforeEach(async () => {
  const settings = quietSettings();
  store = openStore(settings.storeUrl);
  const release = withMaps(fakeRelease({ name: 'remote-x', id: OLD }), files);
  await publish(store, [fakeShell(), release], ANA);
  edge = await buildEdge(settings, store);
});
afterEach(() => edge.close());

describe('source maps of a release', () => {
  it.each([
    `/${KEY}`,
    `/releases/remote-x/${OLD}/maps.json.gz`,
    `/releases/remote-x/${OLD}/../../../${KEY}`,
    `/releases/remote-x/${OLD}/..%2f..%2f..%2f${KEY.replaceAll('/', '%2f')}`,
    `/releases/../${KEY}`,
    `/releases//remote-x/${OLD}/page.22222222.js.map`,
    `/releases/remote-x/${OLD}/page.22222222.js.map`,
  ])('are not served to browsers: %s', async (url) => {
    const { rawPayload, statusCode } = await edge.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(rawPayload.toString()).not.toContain('our source');
  });

  it('are stored apart from what a bucket may expose', async () => {
    expect(await store.read(KEY)).toBeDefined();
    expect((await store.list('releases/')).filter((key) => key.includes('map'))).toEqual([]);
    const script = await edge.inject(`/releases/remote-x/${OLD}/page.22222222.js`);
    expect(script.statusCode).toBe(200);
    expect(JSON.stringify(script.headers) + script.body).not.toMatch(/sourcemap/i);
  });

  it('are verified like everything that was published, and deleted with their release', async () => {
    expect(await verify(store, 5)).toEqual([]);
    const maps = (await store.read(KEY))!;
    await store.replace(KEY, 'others');
    expect(await verify(store, 5)).toEqual([`${KEY} is not what was published.`]);
    await store.remove(KEY);
    expect(await verify(store, 5)).toEqual([`${KEY} is missing.`]);
    await store.replace(KEY, maps);

    for (const id of [NEW, '1.2.0-cccccccc']) {
      await publish(store, [fakeRelease({ name: 'remote-x', id })], ANA);
    }
    const retention = { revisions: 1, days: 1 };
    const later = Date.now() + 3 * 24 * 3_600_000;
    await remove(store, await garbage(store, retention, later), retention, later);
    expect(await store.read(KEY)).toBeUndefined();
  });
});
