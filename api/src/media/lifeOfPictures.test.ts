import { eq } from 'drizzle-orm';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { type TestBucket, testBucket } from 'server-kit/testing/testBucket';
import sharp from 'sharp';
import { DAY, MINUTE } from '../app/clock';
import { pictures, users } from '../db/schema';
import { eraseDue } from '../modules/privacy/eraseDue';
import { PASSWORD, type TestUser } from '../testing';
import { type BreakableStore, breakableStore } from '../testing/breakableStore';
import { openKit, type TestKit } from '../testing/testApp';
import { openTestDatabase } from '../testing/testDatabase';
import { folderStore } from './folderStore';
import type { MediaStore } from './mediaStore';
import { filesOf, pictureName } from './pictureFiles';
import { s3Store } from './s3Store';

const folder = temporaryFolder('pictures');
let bucket: TestBucket;
let photo: Blob;
beforeAll(async () => {
  bucket = await testBucket();
  const plain = { width: 80, height: 80, channels: 3, background: '#e8194b' } as const;
  photo = new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
});
afterAll(() => bucket.stop());

describe.each<[string, () => MediaStore]>([
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => s3Store(`s3://S3RVER:S3RVER@${bucket.host}/pictures?tls=off`)],
])('pictures in %s', (_where, openStore) => {
  let kit: TestKit & { close(): Promise<void> };
  let store: BreakableStore;
  let ana: TestUser;

  beforeAll(async () => {
    store = breakableStore(openStore());
    kit = await openKit(await openTestDatabase(), { store, now: new Date().toISOString() });
  });
  afterAll(() => kit.close());
  beforeEach(async () => {
    ana = await kit.person();
  });
  afterEach(async () => {
    store.away = false;
    store.beforePut = async () => undefined;
    await save({ remove_photo: '1' });
    await kit.deps.media.sweep();
    expect([await files(), await kit.db.$count(pictures)]).toEqual([[], 0]);
  });

  const save = (form: Record<string, string | Blob>) =>
    kit.call('POST', '/account/settings', {
      as: ana,
      form: { name: 'Ana', surname: '/', ...form },
    });
  const upload = async (): Promise<string> =>
    pictureName((await save({ profile_photo: photo })).body.user.profile_photo);

  async function files() {
    const listed = [...(await store.list('users/')), ...(await store.list('startups/'))];
    return listed.map(({ name }) => name).sort();
  }
  /** A picture with all its files, except AVIF of the full size. */
  const complete = (name: string) =>
    filesOf(name)
      .filter((file) => file !== `${name}.avif`)
      .sort();

  it('are not re-created as AVIF when removed right after the upload', async () => {
    await upload();
    await save({ remove_photo: '1' });
    await kit.deps.media.encode();

    expect(await files()).toEqual([]);
  });

  it('are not re-created when removed while AVIF is written', async () => {
    await upload();
    store.beforePut = async () => {
      store.beforePut = async () => undefined;
      await save({ remove_photo: '1' });
    };
    await kit.deps.media.encode();

    expect(await files()).toEqual([]);
  });

  it('of an erased person are deleted as soon as the store is back', async () => {
    await upload();
    await kit.deps.media.encode();
    await kit.post('/account/delete', { password: PASSWORD }, { as: ana });
    kit.clock.advance(14 * DAY);
    store.away = true;
    await eraseDue(kit.deps);
    await expect(kit.deps.media.sweep()).rejects.toThrow('does not answer');
    expect(await files()).toHaveLength(7);

    store.away = false;
    kit.clock.advance(MINUTE);
    await kit.deps.media.sweep();
    expect(await files()).toEqual([]);
  });

  it('leave no files behind when several are sent at once', async () => {
    await Promise.all([upload(), upload(), upload()]);
    const { body } = await kit.get('/user', { as: ana });
    await kit.deps.media.encode();

    expect(await files()).toEqual(complete(pictureName(body.profile_photo)));
  });

  it('leave no files behind when one is replaced repeatedly', async () => {
    let last = '';
    for (let round = 0; round < 8; round += 1) {
      const [name] = await Promise.all([upload(), kit.deps.media.encode()]);
      last = name;
    }
    await kit.deps.media.encode();

    expect(await files()).toEqual(complete(last));
  });

  it('of a person who is signed out or erased during the upload are not stored', async () => {
    store.beforePut = async () => {
      await kit.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, ana.id));
    };
    expect(await save({ profile_photo: photo })).toMatchObject({ status: 401 });
    expect(await files()).toEqual([]);
  });

  it('are accepted only once the store is back', async () => {
    store.away = true;
    expect(await save({ profile_photo: photo })).toMatchObject({ status: 500 });
    store.away = false;
    kit.clock.advance(DAY);

    expect(await save({ profile_photo: photo })).toMatchObject({ status: 200 });
  });
});
