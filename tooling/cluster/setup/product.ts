import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { waitUntilReady } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { LOOPBACK, type Ports } from './ports';

/** Variables that every process of the product must share. @param bucket the store, in the form of STORE_URL */
export function sharedVariables(ports: Ports, bucket: string): NodeJS.ProcessEnv {
  return {
    APP_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://localhost:${ports.site}`,
    DATABASE_URL: databaseUrl(LOOPBACK, ports.pooler),
    DATABASE_DIRECT_URL: databaseUrl(LOOPBACK, ports.primary),
    DATABASE_READ_URL: ports.databases.map(({ host, port }) => databaseUrl(host, port)).join(),
    REDIS_URL: `redis://${LOOPBACK}:${ports.redis}`,
    STORE_URL: bucket,
    MEDIA_URL: bucket.replace('/store/', '/store/media/'),
    API_URL_INTERNAL: `http://${LOOPBACK}:${ports.api}`,
    TRUST_PROXY: LOOPBACK,
    DEMO: 'on',
  };
}

/** In the form of DATABASE_URL. */
export const databaseUrl = (host: string, port: number) => `postgres://quest@${host}:${port}/quest`;

export type Kind = keyof typeof KINDS;

/** As in the units of docs/deploy.md. */
const RESTART_DELAY_MS = 1_000;

/** Starts processes of one kind, each with its own data folder, as on separate machines. */
export async function startProcesses(
  cluster: Cluster,
  kind: Kind,
  ports: readonly number[],
  { shared, root }: Pick<ProcessStart, 'shared' | 'root'>,
): Promise<void> {
  for (const [index, port] of ports.entries()) {
    startProcess(cluster, kind, { name: `${kind}-${index + 1}`, port, shared, root });
    // One after the other, as in an upgrade: the first api creates the demo programme.
    await waitUntilReady(readyUrl(kind, port));
  }
}

interface ProcessStart {
  name: string;
  port: number;
  shared: NodeJS.ProcessEnv;
  root: string;
}

/** Starts a process of the product; it keeps its data folder across starts under the same name. */
export function startProcess(
  cluster: Cluster,
  kind: Kind,
  { name, port, shared, root }: ProcessStart,
): void {
  const { entry, variable } = KINDS[kind];
  const dataDir = join(cluster.folder, name);
  const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined;
  if (kind === 'api' && isNew) symlinkSync(join(cluster.folder, 'outbox'), join(dataDir, 'outbox'));
  const env = { ...process.env, ...shared, DATA_DIR: dataDir, [variable]: String(port) };
  const args = ['--import', 'tsx', join(root, entry)];
  cluster.start(name, process.execPath, args, {
    own: true,
    cwd: root,
    env,
    restartMs: RESTART_DELAY_MS,
  });
}

/** Responds with 200 when a process accepts visitors. */
export const readyUrl = (kind: Kind, port: number) =>
  `http://${LOOPBACK}:${port}${READY_PATHS[kind]}`;

const KINDS = {
  api: { entry: 'api/src/main.ts', variable: 'API_PORT' },
  edge: { entry: 'delivery/src/edge/main.ts', variable: 'PORT' },
} as const;

export const READY_PATHS: Record<Kind, string> = {
  api: '/api/health/ready',
  edge: '/edge/ready',
};
