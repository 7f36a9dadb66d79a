import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { DAY } from '../app/clock';
import { pictures, startups, users } from '../db/schema';
import { type TestUser, testApp } from '../testing';
import { filesOf, wholeFile } from './pictureFiles';

const kit = testApp();
const BYTES = Buffer.from('a file');
let ana: TestUser;

const named = (digits: string) => `users/${digits.repeat(16)}`;
const put = (file: string) => kit.store.put(file, BYTES, 'image/webp');
const show = (name: string | null) =>
  kit.db
    .update(users)
    .set({ profilePhoto: name && wholeFile(name) })
    .where(eq(users.id, ana.id));
const states = async () =>
  Object.fromEntries(
    (await kit.db.select().from(pictures)).map(({ name, state }) => [name, state]),
  );
async function missing() {
  const { body } = await kit.app.inject('/metrics');
  return Number(/^pictures_missing (\d+)/m.exec(body)![1]);
}

beforeEach(async () => {
  ana = await kit.person();
});
afterEach(async () => {
  await kit.db.update(users).set({ profilePhoto: null });
  await kit.db.delete(pictures);
  for (const name of kit.store.names()) await kit.store.delete(name);
});

it('a file without a row is deleted after a week, and not before', async () => {
  await show(named('aa'));
  await put(wholeFile(named('aa')));
  const unknown = [`${named('bb')}-160.avif`, wholeFile(named('cc'))];
  for (const file of unknown) await put(file);
  const half = `${wholeFile(named('aa'))}.part`;
  const foreign = ['users/readme.txt', 'users/0.webp', 'backup/aa.webp'];
  for (const file of [half, ...foreign]) await put(file);

  kit.clock.advance(7 * DAY);
  await kit.deps.media.compare();
  expect(kit.store.names()).toEqual(expect.arrayContaining([...unknown, half, ...foreign]));

  kit.clock.advance(1);
  await kit.deps.media.compare();
  expect(kit.store.names()).toEqual([...foreign, wholeFile(named('aa'))].sort());
});

it('a database without pictures deletes nothing, because the store may belong to another one', async () => {
  await put(wholeFile(named('aa')));
  kit.clock.advance(30 * DAY);
  await kit.deps.media.compare();

  expect(kit.store.names()).toEqual([wholeFile(named('aa'))]);
});

it('a picture in use whose file is missing is reported until it is back', async () => {
  await show(named('aa'));
  await kit.deps.media.compare();
  expect(await missing()).toBe(1);

  await put(wholeFile(named('aa')));
  await kit.deps.media.compare();
  expect(await missing()).toBe(0);
});

describe('pictures of an older version, which writes no rows for them,', () => {
  it('stay while they are in use, and are deleted when they are replaced', async () => {
    for (const name of [named('aa'), named('bb')]) {
      for (const file of filesOf(name)) await put(file);
    }
    await show(named('aa'));
    await show(named('bb'));
    expect(await states()).toEqual({ [named('aa')]: 'doomed', [named('bb')]: 'live' });

    await kit.deps.media.sweep();
    expect(kit.store.names()).toEqual(filesOf(named('bb')).sort());
  });

  it('get their AVIF files later', async () => {
    const plain = { width: 80, height: 80, channels: 3, background: '#123' } as const;
    const bytes = await sharp({ create: plain }).webp().toBuffer();
    await kit.store.put(wholeFile(named('aa')), bytes, 'image/webp');
    await show(named('aa'));
    await kit.deps.media.encode();

    expect(kit.store.names()).toContain(`${named('aa')}-640.avif`);
  });

  it('are deleted with their startup', async () => {
    const name = `startups/${'0a'.repeat(16)}`;
    const { id } = await kit.startup({ startupImage: `/${wholeFile(name)}` });
    expect(await states()).toEqual({ [name]: 'live' });
    await kit.db.delete(startups).where(eq(startups.id, id));

    expect(await states()).toEqual({ [name]: 'doomed' });
  });
});

it('a foreign path is nobody’s picture', async () => {
  await kit.db.update(users).set({ profilePhoto: 'https://elsewhere.example/a.webp' });
  expect(await states()).toEqual({});
});

it('a picture that is being deleted cannot be used again', async () => {
  await show(named('aa'));
  await show(null);

  await expect(show(named('aa'))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('is doomed') },
  });
});

it('a picture that cannot be encoded is tried three times, and does not block others', async () => {
  await show(named('aa'));
  await put(wholeFile(named('aa')));
  await kit.deps.media.encode();
  const [row] = await kit.db.select().from(pictures);

  expect(row).toMatchObject({ attempts: 3, encodedAt: null, leasedUntil: null });
});
