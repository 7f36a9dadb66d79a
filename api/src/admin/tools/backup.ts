import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, readConfig } from '../../app/env';
import { fileProblem } from '../../app/fileProblem';
import { conflict, HttpError } from '../../app/httpError';
import { restoreBackup } from '../../backup/restoreBackup';
import { takeBackup } from '../../backup/takeBackup';
import { openDatabase } from '../../db/openDatabase';
import { createDeps } from '../../server/createDeps';
import { requireDatabase } from '../../server/requireDatabase';
import { WrongUse } from '../../staff/act/wrongUse';
import { askBackup } from '../running-api/askApi';
import type { Tool } from './tool';

export const backup: Tool = {
  name: 'backup',
  takes: '<file>',
  about:
    'Writes the embedded database, the pictures and the keys to a file. The product may run meanwhile.',
  async run(args) {
    const [file, ...more] = args;
    if (!isFile(file) || more.length > 0) throw new WrongUse('Give one file: backup <file>');
    const config = readEmbedded();
    refuseExisting(file);
    await write(config, file);
    return { written: file, bytes: (await stat(file)).size };
  },
};

export const restore: Tool = {
  name: 'restore',
  takes: '<file> [--force]',
  about: 'Restores a backup into an empty DATA_DIR. --force replaces what is there.',
  async run(args) {
    const force = args.includes('--force');
    const [file, ...more] = args.filter((arg) => arg !== '--force');
    if (!isFile(file) || more.length > 0)
      throw new WrongUse('Give one file: restore <file> [--force]');
    return restoreBackup(file, readEmbedded().dataDir, force);
  },
};

/** A mistyped flag must not name a file; a file with such a name is `./-name`. */
const isFile = (word: string | undefined): word is string =>
  word !== undefined && word !== '' && !word.startsWith('-');

function readEmbedded(): Config {
  const config = readConfig();
  if (config.databaseUrl === undefined) return config;
  throw conflict(
    'DATABASE_URL names a PostgreSQL server. Back it up with its own tools: see docs/deploy.md, "Back up and restore".',
  );
}

function refuseExisting(file: string): void {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) throw conflict(`${file} is a folder. Name a file in it.`);
  throw conflict(`${file} already exists. Choose another name.`);
}

/** Writes to a unique temporary name, and gives the file its name when it is complete. */
async function write(config: Config, file: string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  // Before an archive is requested that could not be written.
  const target = await open(part, 'wx', 0o600).catch(refuseFor(file));
  try {
    const stream = target.createWriteStream({ flush: true });
    await writeArchive(config, (archive) => pipeline(archive, stream).catch(refuseFor(file)));
    await giveName(part, file);
  } finally {
    await target.close();
    await rm(part, { force: true });
  }
}

/** A link never replaces an existing file: of concurrent backups, the first stays. */
async function giveName(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch {
    refuseExisting(file);
    await rename(part, file); // a file system without hard links
  }
}

const refuseFor = (file: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ECONNRESET')
    throw new HttpError(
      503,
      'The api stopped during the backup, and nothing was written. Run the backup again.',
    );
  throw fileProblem(error, file) ?? error;
};

/** From the running api, if there is one, else from the folder itself. */
async function writeArchive(
  config: Config,
  write: (archive: Readable) => Promise<void>,
): Promise<void> {
  const running = await askBackup(config.dataDir);
  if (running) return write(running);
  requireDatabase(config);
  const database = await openDatabase(config, false);
  try {
    const { archive, remove } = await takeBackup({
      ...createDeps(config, database),
      dump: database.dump!,
    });
    await write(archive).finally(remove);
  } finally {
    await database.close();
  }
}
