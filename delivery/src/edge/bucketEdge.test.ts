import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from 'server-kit/log';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { memoryBucket } from '../testing/memoryBucket';
import { quietSettings } from '../testing/quietSettings';
import { buildEdge } from './app';
import { openEdgeStore } from './openEdgeStore';

const ANA = { by: 'ana', reason: 'test' };
const ROUTES = [{ path: '/', prerender: true }];
const SCRIPT = '/releases/remote-x/1.0.0-aaaaaaaa/page.22222222.js';

/** A bucket with one release of remote-x, and the settings of an edge over it. */
async function publishedBucket() {
  const bucket = await memoryBucket();
  const remote = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', routes: ROUTES });
  await publish(openStore(bucket.url), [fakeShell(), remote], ANA);
  return { bucket, settings: quietSettings({ STORE_URL: bucket.url }) };
}

describe('an edge over a bucket', () => {
  it('renders and serves what is published there, and continues when the bucket is gone', async () => {
    const { bucket, settings } = await publishedBucket();
    const edge = await buildEdge(settings, openEdgeStore(settings));
    expect((await edge.inject('/')).body).toContain('drawn by 1.0.0-aaaaaaaa');
    const script = await edge.inject({ url: SCRIPT, headers: { 'accept-encoding': 'br' } });
    expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br']);
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await edge.inject(SCRIPT.replace('page', 'pale'))).statusCode).toBe(404);
    const secret = SCRIPT.replace('page.22222222.js', 'server.cjs');
    expect((await edge.inject(secret)).statusCode).toBe(404);
    await edge.close();
    await bucket.stop();

    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const log = createLogger({ app: 'edge', level: 'error', destination });
    const next = await buildEdge(settings, openEdgeStore(settings, log), undefined, log);
    expect((await next.inject('/')).body).toContain('drawn by 1.0.0-aaaaaaaa');
    expect((await next.inject(SCRIPT)).statusCode).toBe(200);
    expect(lines.join()).toContain('The release bucket failed');
    await next.close();
  });

  it('reports that its own disk is full, and continues with the files it has', async () => {
    const { bucket, settings } = await publishedBucket();
    const store = openEdgeStore(settings);
    const edge = await buildEdge(settings, store);
    const health = async (one = edge) => (await one.inject('/edge/health')).json();
    const page = async (one = edge) => (await one.inject('/')).body;
    expect(await page()).toContain('drawn by 1.0.0-aaaaaaaa');
    const half = join(store.folder!, '.half');
    rmSync(half, { recursive: true });
    writeFileSync(half, ''); // a file in place of the folder: nothing can be written there
    const next = fakeRelease({ name: 'remote-x', id: '1.1.0-bbbbbbbb', routes: ROUTES });
    await publish(openStore(bucket.url), [next], ANA);

    while ((await health()).ok) await sleep(50);
    const trouble = 'The release store cannot be read.';
    expect(await health()).toEqual({ ok: false, revision: 1, trouble });
    expect(await page()).toContain('drawn by 1.0.0-aaaaaaaa');
    const restarted = await buildEdge(settings, openEdgeStore(settings));
    expect(await page(restarted)).toContain('drawn by 1.0.0-aaaaaaaa');
    expect(await health(restarted)).toEqual({ ok: false, revision: 1, trouble });

    rmSync(half);
    for (const one of [edge, restarted]) {
      while (!(await health(one)).ok) await sleep(50);
      expect(await page(one)).toContain('drawn by 1.1.0-bbbbbbbb');
      await one.close();
    }
    await bucket.stop();
  });

  it('reads a file again that was damaged on its own disk', async () => {
    const { bucket, settings } = await publishedBucket();
    const store = openEdgeStore(settings);
    const edge = await buildEdge(settings, store);
    const right = await edge.inject(SCRIPT);
    expect(right.statusCode).toBe(200);

    writeFileSync(join(store.folder!, SCRIPT), 'half of i');
    expect((await edge.inject(SCRIPT)).statusCode).toBe(404);
    const again = await edge.inject(SCRIPT);
    expect([again.statusCode, again.body]).toEqual([200, right.body]);
    await edge.close();
    await bucket.stop();
  });
});
