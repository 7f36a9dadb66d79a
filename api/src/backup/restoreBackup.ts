import { mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from 'server-kit/atomic-file';
import { tryParseJson } from 'server-kit/json';
import { extract, list, type ReadEntry } from 'tar';

import { fileProblem } from '../app/fileProblem';
import { conflict, unprocessable } from '../app/httpError';
import { createEmbedded } from '../db/embedded';
import { unknownMigrations } from '../db/knownMigrations';
import { lockFolder } from '../db/lockFolder';
import { digests, filesUnder } from './digest';
import { BACKED_UP, FORMAT, Manifest } from './manifest';

/** What a restore replaces; the database is last, so a partial restore does not start. */
const RESTORED = ['media', 'secret.key', 'db'];

/**
 * Restores a data folder from a backup. Everything is unpacked and checked in a temporary folder before anything is
 * replaced.
 * @param force replaces the content of the folder
 * @returns when the backup was made
 * @throws HttpError with the reason; OperatorError while a process uses the folder
 */
export async function restoreBackup(file: string, dataDir: string, force: boolean) {
  makeFolder(dataDir);
  if (!force && (await readdir(dataDir)).length > 0) {
    throw conflict(
      `${dataDir} is not empty. Set DATA_DIR to an empty folder, or add --force to replace its database, pictures and key.`,
    );
  }
  const database = path.join(dataDir, 'db');
  makeFolder(database);
  const release = await lockFolder(database);
  const folder = await mkdtemp(path.join(dataDir, 'restore-'));
  try {
    await unpack(file, folder);
    const { madeAt, pictures } = await check(file, folder);
    await openDump(file, folder);
    // Otherwise the next start would assume an interrupted creation of the database.
    await rm(`${database}.unfinished`, { force: true });
    for (const name of RESTORED) await replace(folder, dataDir, name);
    return { restored: file, made: madeAt, pictures };
  } finally {
    // On a full disk the extraction ends while other files are still being written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).finally(release);
    // Created above for the lock; only a restored one is not empty.
    await rmdir(database).catch(() => undefined);
  }
}

const damaged = (file: string, why: string) =>
  unprocessable(`${file} is damaged or not a backup: ${why}. Nothing was changed.`);

/**
 * Reads the file to its end before unpacking, because a failed extraction continues to write for a while into a folder
 * that is to be removed.
 */
async function unpack(file: string, folder: string): Promise<void> {
  const strange: string[] = [];
  const onReadEntry = (entry: ReadEntry) => {
    if (!isOurs(entry)) strange.push(entry.path);
    entry.resume();
  };
  await list({ file, strict: true, onReadEntry }).catch((error) => {
    throw fileProblem(error, file) ?? damaged(file, error.message);
  });
  if (strange.length > 0) throw damaged(file, `it contains '${strange[0]}'`);
  const filter = (_name: string, entry: object) => isOurs(entry as ReadEntry);
  await extract({ file, cwd: folder, strict: true, filter, preserveOwner: false });
}

const isOurs = ({ type, path: name }: ReadEntry) =>
  type === 'File' && BACKED_UP.test(name) && !name.split('/').includes('..');

/** Checks that it is complete, unchanged, and made by a known version. */
async function check(file: string, folder: string) {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw damaged(file, 'its manifest is missing');
  });
  const manifest = tryParseJson(text) as Partial<Manifest> | undefined;
  if (Number(manifest?.format) > FORMAT) throw newer(file);
  const { success, data } = Manifest.safeParse(manifest);
  if (!success) throw damaged(file, 'its manifest cannot be read');
  if (unknownMigrations(data.migrations).length > 0) throw newer(file);

  const there = (await filesUnder(folder)).filter((name) => name !== 'manifest.json');
  const found = await digests(folder, there);
  const all = [...new Set([...there, ...Object.keys(data.files)])];
  const wrong = all.find((name) => found[name] !== data.files[name]);
  if (wrong) throw damaged(file, `'${wrong}' differs from what was backed up`);
  if (!there.includes('db.tar')) throw damaged(file, 'it contains no database');
  return {
    madeAt: data.madeAt,
    pictures: there.filter((name) => name.startsWith('media/')).length,
  };
}

const newer = (file: string) =>
  conflict(`${file} was made by a newer version. Restore it with that version.`);

/** Unpacks the database and runs a query, to refuse one that does not open. */
async function openDump(file: string, folder: string): Promise<void> {
  const dump = new Blob([new Uint8Array(await readFile(path.join(folder, 'db.tar')))]);
  try {
    const client = await createEmbedded({ dataDir: path.join(folder, 'db'), loadDataDir: dump });
    await client.query('select count(*) from users');
    await client.close();
  } catch (error) {
    throw damaged(file, `its database cannot be opened (${(error as Error).message})`);
  }
}

/** Also removes what the backup does not have, because it belongs to another time. */
async function replace(from: string, to: string, name: string): Promise<void> {
  await rm(path.join(to, name), { recursive: true, force: true });
  await rename(path.join(from, name), path.join(to, name)).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
