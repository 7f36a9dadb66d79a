import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publishedEdge } from '../testing/publishedEdge';

const PRERENDERED = ['/', '/boom', '/loop', '/slow', '/none', '/old'];
const ROUTES = [
  ...PRERENDERED.map((path) => ({ path, prerender: true })),
  { path: '/my/startups', title: 'My Startups', access: 'member' as const },
];
/** A slow machine still renders within this limit, and three pages wait for it. */
const RENDER_LIMIT_MS = '3000';

let api: LocalServer;
let edge: FastifyInstance;

beforeAll(async () => {
  api = await localServer((request, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ url: request.url, headers: request.headers }));
  });
  const API_PORT = String(api.port);

  const env = { API_PORT, DATA_DIR: temporaryFolder('edge'), RENDER_LIMIT_MS };
  edge = await publishedEdge({ routes: ROUTES }, env);
});
afterAll(async () => {
  await edge.close();
  await api.stop();
});

/** The first response that the edge rendered: it leaves pages to the browser until it has recovered. */
async function onceRendered(address: () => string) {
  let answer = await edge.inject(address());
  for (let tries = 0; tries < 20 && answer.headers['x-rendered'] === 'client'; tries += 1)
    answer = await edge.inject(address());
  return answer;
}

describe('a document', () => {
  it('is prerendered with the deployed release, for the requested address', async () => {
    const answer = await edge.inject('/?q=1&utm_source=mail');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-rendered']).toBe('prerendered');
    expect(answer.body).toContain('<h1>drawn by 1.0.0-aaaaaaaa /?q=1</h1>');
    expect(answer.body).toContain('src="/releases/remote-x/1.0.0-aaaaaaaa/x.svg"');
    expect(answer.body).toContain('<title>A &lt;title&gt;</title>');
    expect(answer.body).toContain('{"text":"\\u003c/script>"}');
  });

  it('lists every script with its hash, those of the page after those of the shell', async () => {
    const headers = { cookie: '__Host-session=x' };
    const { body } = await edge.inject({ url: '/my/startups', headers });
    const named = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, path]) => path);
    const scripts = /<script defer crossorigin src="([^"]+)" integrity="sha384-[^"]+">/g;
    const links =
      /<link rel="preload" as="script" crossorigin integrity="sha384-[^"]+" href="([^"]+)">/g;
    expect(named(scripts)).toEqual([
      '/releases/shell/1.0.0-5e11aaaa/remoteEntry.11111111.js',
      '/releases/remote-x/1.0.0-aaaaaaaa/page.22222222.js',
    ]);
    expect(named(links)).toEqual(['/releases/remote-x/1.0.0-aaaaaaaa/remoteEntry.11111111.js']);
    expect(body).toContain('noindex');
    expect(body).not.toContain('"by"');
  });

  it.each(['/boom', '/slow', '/loop'])('is left to the browser when %s fails', async (path) => {
    const answer = await edge.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-rendered']).toBe('client');
  });

  it('is prerendered again after a page with an endless loop', async () => {
    const answer = await onceRendered(() => `/?n=${Math.random()}`);
    expect(answer.headers['x-rendered']).toBe('prerendered');
  });

  it.each([
    ['/none', 404, 'prerendered'],
    ['/nowhere', 404, 'prerendered'],
    ['/%', 404, 'prerendered'],
    ['/login', 200, 'client'],
  ])('of %s has status %i', async (path, status, rendered) => {
    const answer = rendered === 'client' ? await edge.inject(path) : await onceRendered(() => path);
    expect([answer.statusCode, answer.headers['x-rendered']]).toEqual([status, rendered]);
  });

  it.each([
    ['that has moved', '/old', 301, '/new'],
    ['that has moved, with a query,', '/old?page=2&a=%0D%0Ab', 301, '/new?page=2&a=%0D%0Ab'],
    ['of another host', 'http://evil.example/old?//a@b', 301, '/new?//a@b'],
    ['that is written otherwise', '//old', 308, '/old'],
  ])('of an address %s redirects, until that one leads back', async (_what, ...moved) => {
    const [url, status, place] = moved;
    const { statusCode, headers } = await edge.inject(url);
    expect([statusCode, headers.location]).toEqual([status, place]);
    expect(headers['cache-control']).toContain('no-cache'); // a former slug may be reused
  });

  it('is compressed as the browser accepts it, and not sent again when unchanged', async () => {
    const plain = (await edge.inject('/')).body;
    const packed = await edge.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain);

    const etag = String(packed.headers.etag);
    const again = await edge.inject({ url: '/', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await edge.inject({ method: 'HEAD', url: '/' })).headers.etag).toBe(etag);
  });

  it('with status 404 is sent again, even to a client that has it', async () => {
    const { headers } = await onceRendered(() => '/none');
    const again = await edge.inject({
      url: '/none',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.headers.etag]).toEqual([404, headers.etag]);
    expect(again.body).toContain('<h1>');
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/nowhere',
    '/x.png',
    '/api/x',
    '/releases/nope.js',
    '/robots.txt',
    '/edge/health',
  ])('%s has the security headers', async (url) => {
    const { headers } = await edge.inject(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['permissions-policy']).toBeDefined();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

it('includes pictures for browsers without SVG icons', async () => {
  const { body } = await edge.inject('/');
  for (const [rel, type] of [
    ['icon', 'image/x-icon'],
    ['apple-touch-icon', 'image/png'],
  ]) {
    const [, href = ''] = new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(body) ?? [];
    const { headers, rawPayload } = await edge.inject(href);
    expect([headers['content-type'], rawPayload.includes('\x89PNG', 'latin1')]).toEqual([
      type,
      true,
    ]);
  }
});

describe('files of releases', () => {
  const base = '/releases/remote-x/1.0.0-aaaaaaaa/';

  it('are cached for ever, and sent compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await edge.inject({ url: `${base}page.22222222.js`, headers });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('are documented, so that each can be opened', async () => {
    expect((await edge.inject(`${base}release.json`)).json()).toMatchObject({ name: 'remote-x' });
  });

  it.each(['server.cjs', 'page.22222222.js.br', '../../../registry/revisions/000001.json', ''])(
    'do not include %s',
    async (file) => {
      expect((await edge.inject(base + file)).statusCode).toBeGreaterThanOrEqual(403);
    },
  );
});

describe('calls', () => {
  it('reach the api with the client’s address, whatever the client claims', async () => {
    const answer = await edge.inject({
      url: '/api/startups?page=2',
      headers: { 'x-forwarded-for': '6.6.6.6', 'x-client-address': '6.6.6.6', forwarded: 'for=6' },
    });
    const { url, headers } = answer.json();
    expect(url).toBe('/api/startups?page=2');
    expect(headers).toMatchObject({
      'x-client-address': '127.0.0.1',
      'x-client-proof': expect.stringMatching(/^[\w-]{43}$/),
      'x-request-id': expect.any(String),
    });
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
    expect(headers).not.toHaveProperty('forwarded');
  });
});
