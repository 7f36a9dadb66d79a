import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from 'server-kit/testing/freePort';

import type { PostgresPrograms } from './postgresPrograms';

const START_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = 100;

/** A running server with its own folder. */
export interface PostgresServer {
  /** Its URL, without a database name. */
  url: string;
  /** The folder of its cluster. */
  data: string;
  stop(): Promise<void>;
}

/** Starts a server on a free port, with an empty cluster in a temporary folder. */
export async function startPostgres(programs: PostgresPrograms): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vq-postgres-'));
  const account = serverAccount();
  const bin = account ? readableBin(programs, folder) : programs.bin;
  if (account) chownSync(folder, account.uid, account.gid);
  const initialize = [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
  ];
  execFileSync(path.join(bin, 'initdb'), initialize, { ...account, cwd: folder });
  return runPostgres(programs, folder, []);
}

/**
 * Starts a server on a free port, with the cluster in `folder/data`.
 * @param settings as `name=value`, besides those of every test
 */
export async function runPostgres(
  programs: PostgresPrograms,
  folder: string,
  settings: string[],
): Promise<PostgresServer> {
  const account = serverAccount();
  const bin = account ? readableBin(programs, folder) : programs.bin;
  if (account) giveTo(folder, account);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const ours = ['fsync=off', 'max_connections=60', `unix_socket_directories=${folder}`];
  const options = [...ours, ...settings].flatMap((each) => ['-c', each]);
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
    data,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The whole folder, because root may have copied its cluster. */
function giveTo(folder: string, { uid, gid }: Account) {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true }))
    chownSync(path.join(folder, String(name)), uid, gid);
}

/** A non-root account may not enter a home folder, which may contain the package. */
function readableBin({ bin, package: source }: PostgresPrograms, folder: string): string {
  if (source === undefined) return bin;
  const copy = path.join(folder, 'postgresql');
  if (!existsSync(copy)) cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, path.relative(source, bin));
}

interface Account {
  uid: number;
  gid: number;
}

/** For root, under which the server refuses to run: the system's own account for PostgreSQL, otherwise 'nobody'. */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
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
