import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testBucket } from 'server-kit/testing/testBucket';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { openStore, type Store } from './store';

const PLACES = [...STORE_PLACES, ['a bucket of s3rver', testBucket] as const];

describe.each(PLACES)('a store in %s', (_kind, open) => {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await open();
    store = openStore(place.url);
  });
  afterAll(() => place.stop());

  it('writes a new key, and refuses an existing one', async () => {
    await expect(store.create('a/b.txt', 'one')).resolves.toBe(true);
    await expect(store.create('a/b.txt', 'two')).resolves.toBe(false);

    expect(String(await store.read('a/b.txt'))).toBe('one');
    await expect(store.read('a/c.txt')).resolves.toBeUndefined();
    await expect(store.list('a/')).resolves.toEqual(['a/b.txt']);
    await expect(store.list('nowhere/')).resolves.toEqual([]);
  });

  it('returns every byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await store.create('bytes.bin', bytes);
    expect((await store.read('bytes.bin'))?.equals(bytes)).toBe(true);
  });

  it('lets exactly one of many writers create a key', async () => {
    const won = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.create('key', `${index}`)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it('lists all keys', async () => {
    const keys = Array.from(
      { length: 210 },
      (_, index) => `many/${String(index).padStart(4, '0')}`,
    );
    for (let from = 0; from < keys.length; from += 70) {
      await Promise.all(keys.slice(from, from + 70).map((key) => store.replace(key, key)));
    }
    await expect(store.list('many/')).resolves.toEqual(keys);
  });

  it('changes the stamp with the content', async () => {
    await store.replace('p', 'one');
    const before = await store.stamp('p');
    await store.replace('p', 'two');

    expect(await store.stamp('p')).not.toBe(before);
    await expect(store.stamp('q')).resolves.toBeUndefined();
  });

  it('removes a key, even twice', async () => {
    await store.create('gone', 'x');
    await store.remove('gone');
    await store.remove('gone');
    await expect(store.read('gone')).resolves.toBeUndefined();
    await expect(store.create('gone', 'y')).resolves.toBe(true);
  });
});

it('a folder keeps nothing half-written', async () => {
  const [, open] = STORE_PLACES[0]!;
  const place = await open();
  const store = openStore(place.url);
  await Promise.all([1, 2, 3].map((n) => store.create('key', `${n}`)));
  expect(readdirSync(join(place.url, '.half'))).toEqual([]);
  await place.stop();
});

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof testBucket>>;
  beforeAll(async () => {
    bucket = await testBucket();
  });
  afterAll(() => bucket.stop());

  it('is refused when it overwrites objects, before anything is lost', async () => {
    const store = openStore(bucket.careless);
    await expect(store.create('a', '1')).rejects.toThrow('ignores If-None-Match');
    await expect(store.read('a')).resolves.toBeUndefined();
  });

  it('tells browsers and caches the type of a file, and whether it can change', async () => {
    const store = openStore(bucket.url);
    await store.create('releases/remote-x/1/page.js', '1');
    await store.replace('registry.json', '{}');
    const headers = async (key: string) =>
      Object.fromEntries((await fetch(`${bucket.site}/${key}`)).headers);

    expect(await headers('releases/remote-x/1/page.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await headers('registry.json')).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it.each([
    ['is not there', (url: string) => url.replace('/store/', '/elsewhere/'), '404 NoSuchBucket'],
    ['does not know the key', (url: string) => url.replace('S3RVER:', 'nobody:'), '403'],
    ['does not answer', (url: string) => url.replace(/:\d+\//, ':2/'), 'ECONNREFUSED'],
  ])('that %s is reported without the secret', async (_what, damage, reason) => {
    const received = openStore(damage(bucket.url)).read('registry.json');
    await expect(received).rejects.toThrow(/The release bucket failed at GET registry\.json: /);
    await expect(received).rejects.toThrow(reason);
    await expect(received).rejects.not.toThrow('S3RVER:');
  });
});

it.each([
  ['ftp://store', "STORE_URL must be a folder or s3://…, not 'ftp://store'."],
  ['s3://key:hidden@host', 'A bucket is written like s3://key:secret@'],
  ['s3://bucket', 'A bucket is written like s3://key:secret@'],
])('refuses a store at %s', (address, sentence) => {
  expect(() => openStore(address)).toThrow(sentence);
  expect(() => openStore(address)).not.toThrow('hidden');
});
