import { PageCache } from './PageCache';

let now = 0;
let made = 0;
const make = async () => ({ page: `page ${++made}`, about: ['startups', 'startup:12'] });

beforeEach(() => {
  now = 0;
  made = 0;
});

const aCache = () => new PageCache<string>({ fresh: 100, stale: 1000, atLeast: 10 }, () => now);

describe('the cache of pages', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = aCache();
    const pages = await Promise.all([cache.get('/', make), cache.get('/', make)]);
    expect(pages).toEqual(['page 1', 'page 1']);
    await expect(cache.get('/other', make)).resolves.toBe('page 2');
  });

  it('evicts pages that nobody requested, and keeps those that everybody reads', async () => {
    const cache = aCache();
    await cache.get('/', make);
    await cache.get('/rare', make);
    for (let other = 0; other < 499; other += 1) {
      await cache.get(`/startups?page=${other}`, make);
      await cache.get('/', make);
    }
    await expect(cache.get('/', make)).resolves.toBe('page 1');
    await expect(cache.get('/rare', make)).resolves.toBe('page 502');
  });

  it('serves a stale page while a new one is rendered', async () => {
    const cache = aCache();
    await cache.get('/', make);
    now = 200;
    await expect(cache.get('/', make)).resolves.toBe('page 1');
    await expect(cache.get('/', make)).resolves.toBe('page 2');
  });

  it.each<[string, number, string[][], string]>([
    ['waits for a new one when the page is too old', 1000, [], 'page 2'],
    ['shows the next reader what was written', 50, [['startup:12']], 'page 2'],
    ['keeps what a write does not touch', 50, [['startup:13', 'person:12'], []], 'page 1'],
    [
      'forgets nothing that changed when more changed than it remembers',
      50,
      [['startup:12'], Array.from({ length: 6_000 }, (_, id) => `person:${id}`)],
      'page 2',
    ],
    ['does not make a page again for every write of a storm', 5, [['*']], 'page 1'],
  ])('%s', async (_what, age, writes, shown) => {
    const cache = aCache();
    await cache.get('/', make);
    now = age;
    for (const tags of writes) cache.outdate(tags);
    await expect(cache.get('/', make)).resolves.toBe(shown);
  });

  it.each([
    ['the write may have changed everything', ['startup:12'], ['*']],
    ['the page may be about everything', ['*'], ['startup:13']],
  ])('renders a page again when %s', async (_why, about, changed) => {
    const cache = aCache();
    const makeIt = async () => ({ page: `page ${++made}`, about });
    await cache.get('/', makeIt);
    now = 50;
    cache.outdate(changed);
    await expect(cache.get('/', makeIt)).resolves.toBe('page 2');
  });

  it('renders a page once for all, however many writes there are elsewhere', async () => {
    const cache = aCache();
    await cache.get('/', make);
    now = 50;
    cache.outdate(['startups']);
    now = 51;
    const first = cache.get('/', make);
    now = 52;
    cache.outdate(['person:5']);
    await expect(Promise.all([first, cache.get('/', make)])).resolves.toEqual(['page 2', 'page 2']);
  });

  it.each([200, 5000])('serves the cached page, %i ms old, when rendering fails', async (age) => {
    const cache = aCache();
    await cache.get('/', make);
    now = age;
    const failing = () => Promise.reject(new Error('api down'));
    await expect(cache.get('/', failing)).resolves.toBe('page 1');
    cache.outdate(['*']);
    await expect(cache.get('/', failing)).resolves.toBe('page 1');
  });

  it('stores nothing of a page that failed', async () => {
    const cache = aCache();
    await expect(cache.get('/', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(cache.get('/', make)).resolves.toBe('page 1');
  });
});
