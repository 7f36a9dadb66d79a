import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the engines are installed, by the name of their program. */
export interface Programs {
  /** Folder of `initdb` and `postgres`. */
  postgres: string;
  pgbouncer: string;
  'redis-server': string;
  haproxy: string;
}

/** Which Debian package brings a program. */
const PACKAGES: Record<keyof Programs, string> = {
  postgres: 'postgresql-15',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  haproxy: 'haproxy',
};

const POSTGRES = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;

/** @throws Error with one sentence that says what to install */
export function findPrograms(env: NodeJS.ProcessEnv = process.env): Programs {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const found = {
    postgres: findPostgres(),
    pgbouncer: find('pgbouncer'),
    'redis-server': find('redis-server'),
    haproxy: find('haproxy'),
  };
  const missing = Object.entries(PACKAGES).filter(([name]) => !found[name as keyof Programs]);
  if (missing.length === 0) return found as Programs;
  const packages = missing.map(([, name]) => name).join(' ');
  throw new Error(
    `The cluster needs ${missing.map(([name]) => name).join(', ')}: apt-get install ${packages}`,
  );
}

/** The newest that Debian has installed and the product supports. */
function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const [newest] = versions.filter((one) => one >= OLDEST_POSTGRES).sort((a, b) => b - a);
  return newest === undefined ? undefined : join(POSTGRES, String(newest), 'bin');
}
