import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { folderStore } from './folderStore';

const NAME = `users/${'3f'.repeat(16)}.webp`;
const BYTES = Buffer.from('picture');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('pictures');
});

it('reads a picture back, but not after it is deleted', async () => {
  const store = folderStore(folder);
  await store.put(NAME, BYTES, 'image/webp');
  expect(await store.get(NAME)).toEqual(BYTES);

  await store.delete(NAME);
  await store.delete(NAME);
  expect(await store.get(NAME)).toBeUndefined();
});

it('lists files by prefix, with the time each was written', async () => {
  const store = folderStore(folder);
  expect(await store.list('users/3')).toEqual([]);
  for (const name of [NAME, 'users/4a.webp', 'startups/3f.webp']) {
    await store.put(name, BYTES, 'image/webp');
  }
  const writtenAt = new Date('2025-01-02T03:04:05Z');
  await utimes(path.join(folder, NAME), writtenAt, writtenAt);

  expect(await store.list('users/3')).toEqual([{ name: NAME, writtenAt }]);
});

it('lists partial files of a killed process', async () => {
  const store = folderStore(folder);
  await store.put(NAME, BYTES, 'image/webp');
  await writeFile(path.join(folder, `${NAME}.part`), 'pic');

  const names = (await store.list('users/3')).map(({ name }) => name);
  expect(names.sort()).toEqual([NAME, `${NAME}.part`]);
});
