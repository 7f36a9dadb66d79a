import { access, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeFolder, makeWritableFolder } from 'server-kit/atomic-file';
import { OperatorError } from 'server-kit/log';

import type { OpenDatabase } from './database';
import { lockFolder } from './lockFolder';
import { MIGRATIONS } from './migrationsFolder';
import * as schema from './schema';
import { migrateSafely, refuseTooNew } from './schemaFloor';
import { traceEmbedded } from './traceStatements';

// The timer of start-up progress would keep an idle process alive.
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];

/** PGlite with the extensions that our migrations need; they must be passed at every start. */
export const createEmbedded = (options: PGliteOptions = {}) =>
  PGlite.create({ ...options, startParams: START_PARAMS, extensions: { pg_trgm, btree_gist } });

export const drizzleEmbedded = (client: PGlite) =>
  drizzle(client, { schema, casing: 'snake_case' });

/** The dump waits until no transaction of the single connection is open. */
export const dumpOf =
  (client: PGlite): OpenDatabase['dump'] =>
  (meanwhile) =>
    client.transaction(async (tx) => {
      await tx.exec('checkpoint');
      await meanwhile();
      return client.dumpDataDir('none');
    });

/**
 * The embedded database in `dataDir/db`. It survives a crash of the process, but not of the machine, because it never
 * syncs to disk. Production uses PostgreSQL.
 */
export async function openEmbedded(dataDir: string, migrates = true): Promise<OpenDatabase> {
  const folder = path.join(makeWritableFolder(dataDir), 'db');
  makeFolder(folder);
  const release = await lockFolder(folder);
  const created = await beginCreation(folder);
  const client = traceEmbedded(
    await createEmbedded({ dataDir: folder }).catch((error: unknown) =>
      rejectFolder(folder, error),
    ),
  );
  const db = drizzleEmbedded(client);
  if (migrates) {
    await migrateSafely(db, () => migrate(db, { migrationsFolder: MIGRATIONS }));
    await created();
  } else await refuseTooNew(db);
  return {
    db,
    dump: dumpOf(client),
    async close() {
      await client.close();
      await release();
    },
  };
}

/**
 * An interrupted creation leaves files that no server can open, without any data: the creation restarts. A file beside
 * the folder marks a creation in progress.
 * @returns a function to call when the database has its tables
 */
async function beginCreation(folder: string): Promise<() => Promise<void>> {
  const mark = `${folder}.unfinished`;
  if (await exists(mark)) await rm(folder, { recursive: true });
  makeFolder(folder);
  if (!(await exists(path.join(folder, 'PG_VERSION')))) {
    // PGlite would create an empty database over the one that is there.
    if ((await readdir(folder)).length > 0)
      throw new OperatorError(damaged(folder, 'PG_VERSION is missing'));
    await writeFile(mark, '');
  }
  return () => rm(mark, { force: true });
}

/** Less than this is too little to create a database. */
const MIN_FREE_BYTES = 64 * 2 ** 20;

/** PGlite's own errors say neither what is wrong nor what to do. */
async function rejectFolder(folder: string, error: unknown): Promise<never> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES)
    throw new OperatorError(
      `The database in ${folder} cannot be opened, because its disk is full. Free some space, or set DATA_DIR to a folder on another disk.`,
      { cause: error },
    );
  const { message } = (error ?? {}) as Partial<Error>;
  throw new OperatorError(damaged(folder, message ?? 'PGlite failed'), { cause: error });
}

const damaged = (folder: string, what: string) =>
  `The database in ${folder} is damaged, or of another version (${what}). Restore a backup with npm run admin -- restore, or move the folder away to start with a new database.`;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
