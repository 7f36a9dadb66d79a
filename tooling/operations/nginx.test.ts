import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

import { siteBehindCache } from 'delivery/testing/siteBehindCache';
import { freePort } from 'server-kit/testing/freePort';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { waitUntilReady } from '../start/waitUntilReady';
import { nginxConfig } from './nginxConfig';

const PATHS = ['/counted', ...Array.from({ length: 49 }, (_, n) => `/page-${n}`)];
const VIEWS = 10_000;

interface Seen {
  body: string;
  cache: unknown;
  control: unknown;
  coding: unknown;
}

const isInstalled = spawnSync('nginx', ['-v']).status === 0;
const behindNginx = isInstalled ? describe : describe.skip;

it('the configuration names each place once', () => {
  const text = nginxConfig({ port: 8080, edges: [1, 2], cache: '/tmp/c', folder: '/tmp/f' });
  expect(text).toContain('server 127.0.0.1:1; server 127.0.0.1:2;');
  expect(text).toContain('proxy_cache_path /tmp/c levels');
});

it('the cache stays small enough to be searched, and requests do not wait for each other', () => {
  const text = nginxConfig({ port: 8080, edges: [1], cache: '/tmp/c', folder: '/tmp/f' });
  expect(text).toContain('max_size=256m inactive=10m');
  // The edges render a page once for concurrent requests; with a lock, requests for private pages would queue.
  expect(text).not.toContain('proxy_cache_lock');
});

behindNginx('guests behind nginx', () => {
  const folder = temporaryFolder('nginx');
  const cache = join(folder, 'cache');
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let site: Awaited<ReturnType<typeof siteBehindCache>>;
  let nginx: ChildProcess;
  let port: number;
  /** Number of document requests that reached the edge. */
  let asked = 0;

  beforeAll(async () => {
    site = await siteBehindCache(PATHS, { CDN_URL: `nginx://${cache}` });
    site.edge.server.on('request', () => {
      asked += 1;
    });
    port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, nginxConfig({ port, edges: [site.port], cache, folder }));
    nginx = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], {
      stdio: 'inherit',
    });
    await waitUntilReady(`http://127.0.0.1:${port}/edge/health`);
  });
  afterAll(async () => {
    agent.destroy();
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
    await site.stop();
  });

  const visit = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Seen>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (piece) => {
          body += piece;
        });
        const { 'x-cache': cache, 'cache-control': control } = answer.headers;
        const coding = answer.headers['content-encoding'];
        answer.on('end', () => resolve({ body, cache, control, coding }));
      }).on('error', reject);
    });

  async function until(path: string, is: (seen: Seen) => boolean) {
    for (;;) {
      const seen = await visit(path);
      if (is(seen)) return seen;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
  const untilStored = (path: string) => until(path, (seen) => seen.cache === 'HIT');

  it(`${VIEWS} views of 50 pages reach the edge 500 times at most`, async () => {
    await untilStored('/counted'); // the edge has processed the changes made before its start
    const before = asked;
    const codings = ['gzip, deflate, br', 'gzip, deflate, br, zstd', 'gzip'];
    const one = async (n: number) =>
      visit(PATHS[n % PATHS.length]!, { 'accept-encoding': codings[n % codings.length]! });
    for (let n = 0; n < VIEWS; n += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, i) => one(n + i)));
    }
    console.log(`${VIEWS} views, ${asked - before} requests at the edge`);
    expect(asked - before).toBeLessThanOrEqual(500);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, gzip; q=0', undefined],
    ['identity', undefined],
  ])('a client that accepts %j gets %s', async (accepted, coding) => {
    expect((await visit('/page-4', { 'accept-encoding': accepted })).coding).toBe(coding);
  });

  it('a cached page is stored by no browser', async () => {
    const { control } = await untilStored('/page-1');
    expect(control).toBe('no-cache');
  });

  it('a visitor with a session reaches the edge, and leaves nothing in the cache for guests', async () => {
    await untilStored('/page-2');
    const cookie = '__Host-session=abc';
    expect((await visit('/page-2', { cookie })).cache).toBe('BYPASS');
    expect((await visit('/page-2?own', { cookie: `a=b; ${cookie}` })).cache).toBe('BYPASS');
    expect((await visit('/page-2?own')).cache).toBe('MISS');
  });

  it('changed pages are purged, and so are pages of replaced releases', async () => {
    const { body } = await untilStored('/counted');
    site.change('startup:12');
    await until('/counted', (seen) => seen.body !== body);
    await untilStored('/page-3');
    await site.publish('1.1.0-bbbbbbbb');
    await until('/page-3', (seen) => seen.body.includes('1.1.0-bbbbbbbb'));
  });

  it('the sitemap is purged when its content changes', async () => {
    const listed = [{ slug: 'zrno', changed_at: '2025-02-01T10:00:00Z' }];
    site.api.says['/api/public/sitemap'] = { startups: listed };
    expect((await untilStored('/sitemap.xml')).control).toBe('no-cache');
    site.api.says['/api/public/sitemap'] = { startups: [] };
    site.change('startup:12');
    await until('/sitemap.xml', (seen) => !seen.body.includes('zrno'));
  });
});
