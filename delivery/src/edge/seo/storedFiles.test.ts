import { fakeCdn } from '../../testing/fakeCdn';
import { siteBehindCache } from '../../testing/siteBehindCache';

const FEED = '/startups/zrno/feed.xml';
const STARTUP = '/api/public/startups/zrno';
const UPDATES = '/api/startups/12/updates';
const zrno = { id: 12, slug: 'zrno', name: 'Zrno', description: 'Grain sensors.' };
const update = { id: 5, title: 'Up', update: 'Our secret', created_at: '2025-02-01T10:00:00Z' };

let cdn: Awaited<ReturnType<typeof fakeCdn>>;
let site: Awaited<ReturnType<typeof siteBehindCache>>;
beforeAll(async () => {
  cdn = await fakeCdn();
  const CDN_URL = `${cdn.address.replace('http://', 'fastly://service:token@')}?tls=off`;
  site = await siteBehindCache(['/'], { CDN_URL });
  cdn.origin = `http://127.0.0.1:${site.port}`;
});
beforeEach(() => {
  site.api.says = {
    [STARTUP]: { data: zrno },
    [UPDATES]: { data: [update] },
    '/api/public/sitemap': { startups: [{ slug: 'zrno', changed_at: update.created_at }] },
  };
  site.change('startup:12');
});
afterAll(async () => {
  await site.stop();
  cdn.stop();
});

/**
 * Requests the file until the response is as expected; only the test's time limit ends it, so that a slow machine does
 * not.
 */
async function until(path: string, is: (answer: Response, body: string) => boolean) {
  for (;;) {
    const answer = await fetch(cdn.address + path);
    const body = await answer.text();
    if (is(answer, body)) return answer;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
const untilStored = (path: string) =>
  until(path, ({ headers, ok }) => ok && headers.get('x-cache') === 'HIT');

it.each(['/sitemap.xml', FEED])(
  '%s is stored in the shared cache, and by no browser',
  async (path) => {
    const { headers } = await untilStored(path);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('surrogate-key')).toBe('documents startup:12');
  },
);

it('a deleted update is in no stored feed', async () => {
  await untilStored(FEED);
  site.api.says[UPDATES] = { data: [] };
  site.change('startup:12');
  await until(FEED, ({ ok }, body) => ok && !body.includes('Our secret'));
});

it('a withdrawn startup has no feed, and is in no stored sitemap', async () => {
  await Promise.all([untilStored(FEED), untilStored('/sitemap.xml')]);
  site.api.says = { [STARTUP]: null, '/api/public/sitemap': { startups: [] } };
  site.change('startup:12');
  await until(FEED, ({ status }) => status === 404);
  await until('/sitemap.xml', ({ ok }, body) => ok && !body.includes('zrno'));
});

it('nobody fills the cache with parameters that no file reads', async () => {
  await untilStored(FEED);
  const { headers } = await site.edge.inject(`${FEED}?n=1`);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('a feed from possibly outdated data is private', async () => {
  site.api.age = 40;
  site.change('startup:12');
  await until(FEED, ({ headers }) => headers.get('cache-control') === 'private, no-cache');
  site.api.age = undefined;
  site.change('startup:13');
  await untilStored(FEED);
});
