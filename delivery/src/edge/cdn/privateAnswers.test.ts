import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { siteBehindCache } from '../../testing/siteBehindCache';

let site: Awaited<ReturnType<typeof siteBehindCache>>;
beforeAll(async () => {
  const CDN_URL = `nginx://${temporaryFolder('cache')}`;
  site = await siteBehindCache(['/', '/old', '/reads'], { CDN_URL });
});
afterAll(() => site.stop());

it.each([
  ['an address that is written otherwise', '//reads', 308, 'private, no-cache'],
  ['a page that has moved', '/old', 301, 'private, no-cache'],
  ['a file that is not there', '/x.js', 404, 'no-store'],
  ['how the edge fares', '/edge/health', 200, 'no-store'],
  ['whether it is ready', '/edge/ready', 200, 'no-store'],
])('a guest gets %s as a private response without a ticket', async (_what, ...expected) => {
  const [url, status, caching] = expected;
  const { statusCode, headers } = await site.edge.inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([status, caching]);
  expect(headers['server-timing']).toBeUndefined();
});

it('a page from possibly outdated data is private, and any change outdates it', async () => {
  /** Requests the page until it is public; only the test's time limit ends it, so that a slow machine does not. */
  async function untilPublic(url: (n: number) => string) {
    for (let n = 0; ; n += 1) {
      const { headers } = await site.edge.inject(url(n));
      if (/public/.test(String(headers['cache-control']))) return headers;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
  const fresh = await untilPublic((n) => `/reads?${n}`);
  expect(fresh['surrogate-key']).toBe('documents startup:12');
  site.api.age = 40;
  const { headers } = await site.edge.inject('/reads?old');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-rendered': 'prerendered',
  });
  expect(headers['surrogate-key']).toBeUndefined();
  site.api.age = undefined;
  site.change('startup:13');
  await untilPublic(() => '/reads?old');
});
