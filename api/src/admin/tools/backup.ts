import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Config, readConfig } from '../../app/env';
import { HttpError } from '../../app/httpError';
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
  about: 'Writes database, pictures and key of the embedded default into a file, while it runs.',
  async run(args) {
    const [file, ...more] = args;
    if (!file || more.length > 0) throw new WrongUse('Say one file: backup <file>');
    const config = readEmbedded();
    if (existsSync(file))
      throw new HttpError(409, `${file} is there already. Choose another name.`);
    // Under its name only when it is whole.
    const part = `${file}.part`;
    try {
      await writeArchive(config, part);
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
    return { written: file, bytes: (await stat(file)).size };
  },
};

export const restore: Tool = {
  name: 'restore',
  takes: '<file> [--force]',
  about: 'Makes an empty DATA_DIR what it was at a backup; --force replaces what is there.',
  async run(args) {
    const force = args.includes('--force');
    const [file, ...more] = args.filter((arg) => arg !== '--force');
    if (!file || more.length > 0) throw new WrongUse('Say one file: restore <file> [--force]');
    return restoreBackup(file, readEmbedded().dataDir, force);
  },
};

function readEmbedded(): Config {
  const config = readConfig();
  if (config.databaseUrl === undefined) return config;
  throw new HttpError(
    409,
    'DATABASE_URL names a PostgreSQL server, which is backed up by its own tools: see docs/deploy.md, "Back up, and come back".',
  );
}

/** From the running api when there is one, else from the folder itself. */
async function writeArchive(config: Config, file: string): Promise<void> {
  const target = () => createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  const running = await askBackup(config.dataDir);
  if (running) return pipeline(running, target());
  requireDatabase(config);
  const database = await openDatabase(config, false);
  try {
    const { archive, remove } = await takeBackup({
      ...createDeps(config, database),
      dump: database.dump!,
    });
    await pipeline(archive, target()).finally(remove);
  } finally {
    await database.close();
  }
}
