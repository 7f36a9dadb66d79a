import fastify from 'fastify';
import { clientProofs } from 'server-kit/client-address';
import { oneKey } from 'server-kit/keyring';

import type { Deployed } from '../deployed/Deployed';
import type { Update } from './atomFeed';
import { seoRoutes } from './seoRoutes';

const PUBLIC = 'https://uspon.example';
const api = fastify();
const edge = fastify();
let found: ReturnType<typeof seoRoutes>;
let now = 0; // ms
let news: Update[] = [
  {
    id: 5,
    title: 'Up',
    update: '1 < 2\u0007',
    created_at: '2025-02-01T10:00:00Z',
    edited_at: null,
  },
];
const zrno = { id: 12, slug: 'zrno', name: 'Zrno & Co', description: 'Grain <b>sensors</b>.' };
const [update] = news;

beforeAll(async () => {
  api.get('/api/public/sitemap', async () => ({
    startups: [{ slug: 'zrno', changed_at: update!.created_at }],
  }));
  api.get<{ Params: { slug: string } }>('/api/public/startups/:slug', ({ params }, reply) =>
    ['zrno', 'old'].includes(params.slug) ? reply.send({ data: zrno }) : reply.code(404).send(),
  );
  api.get('/api/startups/12/updates', async () => ({ data: news }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const paths = ['/', '/startups', '/startups/:slug', '/apply'];
  const routes = paths.map((path) => ({ path, prerender: true }));
  const at = '2025-01-05T10:00:00Z';
  const registry = { at, remotes: { x: { stable: { routes } } } };
  const deployed = { current: async () => ({ registry }) } as unknown as Deployed;
  found = seoRoutes(edge, {
    apiUrl,
    publicUrl: PUBLIC,
    deployed,
    proofs: clientProofs(oneKey('a secret')),
    now: () => now,
  });
});
afterAll(() => Promise.all([api.close(), edge.close()]));

it('lists public pages and published startups with their last change', async () => {
  const { headers, body } = await edge.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<url>(.*)<\/url>/g)].map(([, url]) => url)).toEqual([
    `<loc>${PUBLIC}/</loc><lastmod>2025-01-05T10:00:00Z</lastmod>`,
    `<loc>${PUBLIC}/startups</loc><lastmod>2025-02-01T10:00:00Z</lastmod>`,
    `<loc>${PUBLIC}/startups/zrno</loc><lastmod>2025-02-01T10:00:00Z</lastmod>`,
  ]);
});

it('serves a startup’s updates as a feed, whose text nothing can break out of', async () => {
  const { headers, body } = await edge.inject('/startups/zrno/feed.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Zrno &amp; Co</title>');
  expect(body).toContain(`<id>${PUBLIC}/startups/12#update-5</id>`);
  expect(body).toContain('<updated>2025-02-01T10:00:00Z</updated>');
  expect(body).toContain('<title>Up</title>');
  expect(body).toContain('<content type="html">1 &amp;lt; 2</content>');
});

it('distinguishes updates without a title, and keeps their line breaks', async () => {
  const before = news;
  const long =
    'Nine of eleven kits still report after the hail in Temerin, and we know why the other two do not.';
  news = [
    { ...update!, title: 'Update', update: 'Hail & kits\n\nNine report.' },
    { ...update!, id: 4, title: 'Update', update: long },
  ];
  found.outdate(['startup:12']);
  now += 150;
  const { body } = await edge.inject('/startups/zrno/feed.xml');
  expect(body).toContain('<title>Hail &amp; kits</title>');
  expect(body).toContain(
    '<title>Nine of eleven kits still report after the hail in Temerin, and we know why the…</title>',
  );
  expect(body).toContain('>Hail &amp;amp; kits&lt;br&gt;&lt;br&gt;Nine report.</content>');
  news = before;
  found.outdate(['startup:12']);
  now += 150;
});

it('marks an edited update in the feed, which keeps its position', async () => {
  const before = news;
  const first = { ...update!, id: 4, created_at: '2025-01-01T10:00:00Z' };
  news = [
    { ...update!, edited_at: null },
    { ...first, edited_at: '2025-02-01T10:05:00Z' },
  ];
  found.outdate(['startup:12']);
  now += 150; // a page younger than 100 ms is served regardless of changes
  const { body } = await edge.inject('/startups/zrno/feed.xml');
  const [feed, newest, edited] = body.split('<entry>');
  expect(feed).toContain('<updated>2025-02-01T10:05:00Z</updated>');
  expect(newest).toContain('<updated>2025-02-01T10:00:00Z</updated>');
  expect(edited).toMatch(/<published>2025-01-01.*<updated>2025-02-01T10:05:00Z<\/updated>/);
  news = before;
  found.outdate(['startup:12']);
  now += 150;
});

it('redirects a former slug to the current feed, and responds with 404 to an unknown one', async () => {
  const { statusCode, headers } = await edge.inject('/startups/old/feed.xml?utm_source=a');
  expect([statusCode, headers.location]).toEqual([301, '/startups/zrno/feed.xml?utm_source=a']);
  expect(headers['cache-control']).toContain('no-cache'); // a former slug may be reused
  expect((await edge.inject('/startups/nobody/feed.xml')).statusCode).toBe(404);
});

it.each(['/sitemap.xml', '/startups/zrno/feed.xml'])(
  'revalidates %s at each request, and sends it once',
  async (url) => {
    const { headers } = await edge.inject(url);
    expect(headers['cache-control']).toBe('no-cache');
    for (const known of [String(headers.etag), String(headers.etag).replace('W/', ''), '*']) {
      const again = { 'if-none-match': known };
      const { statusCode, body } = await edge.inject({ url, headers: again });
      expect([known, statusCode, body]).toEqual([known, 304, '']);
    }
  },
);

it('has updates in the feed as soon as they are posted', async () => {
  await edge.inject('/startups/zrno/feed.xml');
  news = [{ ...update!, id: 6, title: 'Newer' }];
  now += 150; // a page younger than 100 ms is served regardless of changes
  expect((await edge.inject('/startups/zrno/feed.xml')).body).not.toContain('Newer');

  found.outdate(['startup:12']);
  expect((await edge.inject('/startups/zrno/feed.xml')).body).toContain('<title>Newer</title>');
});
