import { PageCache } from './PageCache';

let now = 0;
let made = 0;
beforeEach(() => {
  now = 0;
  made = 0;
});

const aCache = () =>
  new PageCache<string>({ fresh: 30_000, stale: 300_000, atLeast: 100 }, () => now);
const page = () => ({ page: `page ${++made}`, about: ['startup:12'] });
const make = async () => page();

/** A page whose rendering has begun and ends when the test says so. */
function slow() {
  let finish = () => {};
  const waits = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = page();
  return { make: () => waits.then(() => begun), finish };
}

describe('a change during the rendering of a page', () => {
  it('is visible to the next visitor, who does not wait for the outdated page', async () => {
    const cache = aCache();
    const { make: makeSlowly, finish } = slow();
    const first = cache.get('/', makeSlowly);
    now = 50;
    cache.outdate(['startup:12']);
    now = 60;
    const next = cache.get('/', make);
    finish();
    await expect(Promise.all([first, next])).resolves.toEqual(['page 1', 'page 2']);
  });

  it('is visible on the next page, even if the outdated one was finished later', async () => {
    const cache = aCache();
    const { make: makeSlowly, finish } = slow();
    const first = cache.get('/', makeSlowly);
    now = 50;
    cache.outdate(['startup:12']);
    now = 150;
    finish();
    await first;
    now = 200;
    await expect(cache.get('/', make)).resolves.toBe('page 2');
  });

  it('outdates a page that was rendered at the same moment', async () => {
    const cache = aCache();
    await cache.get('/', make);
    cache.outdate(['startup:12']);
    now = 200;
    await expect(cache.get('/', make)).resolves.toBe('page 2');
  });
});
