import { type TestBucket, testBucket } from 'server-kit/testing/testBucket';
import { s3Store } from './s3Store';

const NAME = `users/${'3f'.repeat(16)}.webp`;
const BYTES = Buffer.from([0x52, 0x49, 0x46, 0x46, 0x00, 0xff]);

let bucket: TestBucket;
let host: string;

beforeAll(async () => {
  bucket = await testBucket();
  host = bucket.host;
});
afterAll(() => bucket.stop());

const storeAt = (place: string, who = 'S3RVER:S3RVER') => s3Store(`s3://${who}@${place}?tls=off`);

describe('a picture in a bucket', () => {
  it('is read back as it was written', async () => {
    const store = storeAt(`${host}/pictures`);
    await store.put(NAME, BYTES, 'image/webp');

    expect(await store.get(NAME)).toEqual(BYTES);
  });

  it('is sent with its type, and may be stored for a day', async () => {
    await storeAt(`${host}/pictures/small`).put(NAME, BYTES, 'image/webp');
    const answer = await fetch(`http://${host}/pictures/small/${NAME}`);
    await answer.arrayBuffer();

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
    });
  });

  it('is not found once deleted, and may be deleted twice', async () => {
    const store = storeAt(`${host}/pictures`);
    await store.put(NAME, BYTES, 'image/webp');
    await store.delete(NAME);
    await store.delete(NAME);

    expect(await store.get(NAME)).toBeUndefined();
  });

  it('is listed by prefix, however many there are', async () => {
    const store = storeAt(`${host}/pictures/many`);
    const names = Array.from({ length: 1_003 }, (_, at) => `users/a${String(at).padStart(4, '0')}`);
    const files = [...names, 'users/b', 'startups/a'];
    // A thousand concurrent requests would exceed the timeout of the store.
    for (let at = 0; at < files.length; at += 17) {
      await Promise.all(
        files.slice(at, at + 17).map((name) => store.put(name, BYTES, 'image/webp')),
      );
    }
    const listed = await store.list('users/a');

    expect(listed.map(({ name }) => name).sort()).toEqual(names);
    expect(listed[0]!.writtenAt.toISOString()).toMatch(/^20\d\d-/);
    expect(await store.list('users/c')).toEqual([]);
  });
});

describe('a bucket that fails', () => {
  it.each([
    ['is not there', () => storeAt(`${host}/elsewhere`), '404 NoSuchBucket'],
    [
      'does not know the key',
      () => storeAt(`${host}/pictures`, 'nobody:s3cret'),
      '403 InvalidAccessKeyId',
    ],
    ['does not answer', () => storeAt('127.0.0.1:2/pictures'), 'ECONNREFUSED'],
  ])('is reported when it %s', async (_what, store, reason) => {
    const outcome = (call: Promise<unknown>) => call.catch((error: Error) => error.message);
    const put = await outcome(store().put(NAME, BYTES, 'image/webp'));

    expect(put).toContain(`The picture bucket failed at PUT ${NAME}: `);
    expect(put).toMatch(reason);
    expect(put).not.toContain('s3cret');
    expect(await outcome(store().get(NAME))).toMatch(reason);
    expect(await outcome(store().list('users/3'))).toMatch(reason);
  });
});

it.each(['s3://pictures', 's3://key@host/pictures', 's3://key:hidden@host', 's3:pictures'])(
  'an address like %s is refused, without repeating it',
  (address) => {
    expect(() => s3Store(address)).toThrow(/^MEDIA_URL must be like s3:\/\/key:secret@\S+$/);
  },
);
