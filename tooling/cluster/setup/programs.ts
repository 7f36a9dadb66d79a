import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian packages that contain a program. */
const PACKAGES = {
  postgres: 'postgresql-15',
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  haproxy: 'haproxy',
};

/** Where the engines are installed; of `postgres` the folder of its programs. */
export type Programs = Record<keyof typeof PACKAGES, string>;

const POSTGRES = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;

/** @throws Error with one sentence that says what to install */
export function findPrograms(
  env: NodeJS.ProcessEnv = process.env,
  exists: (file: string) => boolean = existsSync,
): Programs {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(exists);
  const names = Object.keys(PACKAGES) as (keyof Programs)[];
  const found = Object.fromEntries(
    names.map((name) => [name, name === 'postgres' ? findPostgres(exists) : find(name)]),
  );
  const missing = names.filter((name) => !found[name]);
  if (missing.length === 0) return found as unknown as Programs;
  const packages = missing.map((name) => PACKAGES[name]).join(' ');
  throw new Error(`The cluster needs ${missing.join(', ')}: apt-get install ${packages}`);
}

/** The newest installed version that the product supports. */
function findPostgres(exists: (file: string) => boolean): string | undefined {
  const versions = exists(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const [newest] = versions.filter((one) => one >= OLDEST_POSTGRES).sort((a, b) => b - a);
  return newest === undefined ? undefined : join(POSTGRES, String(newest), 'bin');
}
