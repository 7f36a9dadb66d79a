import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keepKeyring } from 'server-kit/keyring';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { create, extract } from 'tar';

import { testApp } from '../testing';
import { filesUnder } from './digest';
import { restoreBackup } from './restoreBackup';
import { takeBackup } from './takeBackup';

const kit = testApp();
const folder = temporaryFolder('restore');
const FILE = path.join(folder, 'quest.backup');

/** The database is never opened here, because each error occurs before. */
beforeAll(async () => {
  const dataDir = path.join(folder, 'first');
  await mkdir(path.join(dataDir, 'media/users'), { recursive: true });
  await writeFile(path.join(dataDir, 'media/users/a.webp'), randomBytes(50_000));
  keepKeyring(dataDir);
  const config = { ...kit.deps.config, dataDir };
  const dump = async (meanwhile: () => Promise<void>) => {
    await meanwhile();
    return new Blob([new Uint8Array(randomBytes(50_000))]);
  };
  const backup = await takeBackup({ ...kit.deps, config, dump });
  await pipeline(backup.archive, createWriteStream(FILE));
  await backup.remove();
});

describe('a restore is refused', () => {
  const refused = async (file: string, text: RegExp, dataDir = 'third') => {
    const target = path.join(folder, dataDir);
    const before = existsSync(target) ? readdirSync(target) : [];
    await expect(restoreBackup(file, target, false)).rejects.toThrow(text);
    expect(readdirSync(target)).toEqual(before);
  };

  /** The archive with a change in it. */
  async function changed(name: string, change: (into: string) => Promise<void>): Promise<string> {
    const into = path.join(folder, `${name}-files`);
    await mkdir(into);
    await extract({ file: FILE, cwd: into });
    await change(into);
    const file = path.join(folder, name);
    await create({ file, cwd: into, gzip: true }, await filesUnder(into));
    return file;
  }

  it('into a folder that is not empty', async () => {
    await refused(FILE, /is not empty.*--force/, 'first');
  });

  it('of a missing file, or one that is no backup', async () => {
    await refused(path.join(folder, 'none'), /There is no file/);
    await writeFile(path.join(folder, 'words'), 'words');
    await refused(path.join(folder, 'words'), /is damaged or not a backup/);
  });

  it('of a truncated file, and of one with a wrong byte', async () => {
    const bytes = await readFile(FILE);
    await writeFile(path.join(folder, 'cut'), bytes.subarray(0, bytes.length - 1_000));
    await refused(path.join(folder, 'cut'), /is damaged/);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path.join(folder, 'flipped'), bytes);
    await refused(path.join(folder, 'flipped'), /is damaged/);
  });

  it('of one that ends within a file, leaving nothing of those before', async () => {
    const many = await changed('many', async (into) => {
      for (let n = 0; n < 400; n += 1)
        await writeFile(path.join(into, `media/users/${n}.webp`), randomBytes(20_000));
    });
    const bytes = await readFile(many);
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      await writeFile(path.join(folder, 'part'), bytes.subarray(0, bytes.length * part));
      await refused(path.join(folder, 'part'), /is damaged/);
    }
  });

  it('of one with changed, added or missing files', async () => {
    const key = await changed('key', (into) => appendFile(path.join(into, 'secret.key'), 'x'));
    await refused(key, /'secret\.key' differs from what was backed up/);
    const more = await changed('more', (into) => writeFile(path.join(into, 'media/b.webp'), 'x'));
    await refused(more, /'media\/b\.webp' differs from what was backed up/);
    const less = await changed('less', async (into) => rmSync(path.join(into, 'db.tar')));
    await refused(less, /'db\.tar' differs from what was backed up/);
    const alien = await changed('alien', (into) => writeFile(path.join(into, 'admin.sock'), ''));
    await refused(alien, /it contains 'admin\.sock'/);
  });

  it.each([
    ['format', (manifest: { format: number }) => ({ ...manifest, format: 2 })],
    [
      'schema',
      (manifest: { migrations: number[] }) => ({
        ...manifest,
        migrations: [...manifest.migrations, Date.parse('2099-01-01')],
      }),
    ],
  ])('of one with a newer %s', async (name, renew) => {
    const file = await changed(`newer-${name}`, async (into) => {
      const manifest = path.join(into, 'manifest.json');
      await writeFile(
        manifest,
        JSON.stringify(renew(JSON.parse(await readFile(manifest, 'utf8')))),
      );
    });
    await refused(file, /was made by a newer version/);
  });
});
