import { copyFile, link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { appliedMigrations } from '../db/knownMigrations';
import type { Deps } from '../deps/deps';
import { digests, filesUnder } from './digest';
import { FORMAT, type Manifest } from './manifest';

/** An archive to read, and a function to call when it is no longer read. */
interface Backup {
  archive: Readable;
  remove(): Promise<void>;
}

/** What is backed up: a database that supports a dump, and its folder. */
type BackupDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { dump: Deps['dump'] & {} };

/**
 * Copies database, pictures and key of one moment while the product runs. Nothing is written while the database is
 * copied and each picture is hard-linked, so every picture a row references exists.
 */
export async function takeBackup({ db, clock, config, dump }: BackupDeps): Promise<Backup> {
  const { dataDir, mediaUrl } = config;
  const folder = await mkdtemp(path.join(dataDir, 'backup-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const migrations = await appliedMigrations(db);
    const database = await dump(async () => {
      // Pictures in a bucket are not part of the backup.
      if (!mediaUrl) await linkFiles(path.join(dataDir, 'media'), path.join(folder, 'media'));
    });
    await writeFile(path.join(folder, 'db.tar'), new Uint8Array(await database.arrayBuffer()));
    await copyKey(dataDir, folder);

    const files = await digests(folder, await filesUnder(folder));
    const made = { format: FORMAT, madeAt: clock.now().toISOString(), migrations, files };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(made satisfies Manifest));
    const pack = create({ cwd: folder, gzip: { level: 1 }, portable: true }, [
      'manifest.json',
      ...Object.keys(files),
    ]);
    return { archive: Readable.from(pack), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Pictures are immutable, so a hard link is as good as a copy. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const file of await filesUnder(from)) {
    if (file.endsWith('.part')) continue;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await linkOrCopy(path.join(from, file), path.join(to, file));
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  const { code } = await link(from, to).then(
    () => ({ code: undefined }),
    (error: NodeJS.ErrnoException) => error,
  );
  // Deleted meanwhile, after the last row that referenced it.
  if (code === undefined || code === 'ENOENT') return;
  await copyFile(from, to); // a file system without hard links
}

/** With APP_SECRET the folder has no key; it is backed up with the operator's secrets. */
async function copyKey(dataDir: string, folder: string): Promise<void> {
  const name = 'secret.key';
  await copyFile(path.join(dataDir, name), path.join(folder, name)).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
