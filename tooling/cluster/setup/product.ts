import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { waitUntilReady } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';

/** The addresses of the engines, as variables of the product. */
interface Surroundings {
  /** URLs of the poolers, of the primary, and of all servers for reads. */
  databaseUrl: string;
  directUrl: string;
  readUrls: readonly string[];
  redisUrl: string;
  storeUrl: string;
  mediaUrl: string;
  /** The balancer's ports: for the site, and for the apis. */
  port: number;
  apiPort: number;
}

/** Variables that every process of the product must share. */
export function sharedVariables(around: Surroundings): NodeJS.ProcessEnv {
  return {
    APP_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://localhost:${around.port}`,
    DATABASE_URL: around.databaseUrl,
    DATABASE_DIRECT_URL: around.directUrl,
    DATABASE_READ_URL: around.readUrls.join(),
    REDIS_URL: around.redisUrl,
    STORE_URL: around.storeUrl,
    MEDIA_URL: around.mediaUrl,
    API_URL_INTERNAL: `http://127.0.0.1:${around.apiPort}`,
    TRUST_PROXY: '127.0.0.1',
    DEMO: 'on',
  };
}

/** A kind of process of the product. */
export type Kind = keyof typeof KINDS;

/** As in the units of docs/deploy.md. */
const RESTART_DELAY_MS = 1_000;

/** Starts processes of one kind, each with its own data folder, as on separate machines. */
export async function startProcesses(
  cluster: Cluster,
  kind: Kind,
  ports: readonly number[],
  { shared, root, readiness }: Pick<ProcessStart, 'shared' | 'root'> & { readiness: Readiness },
): Promise<void> {
  for (const [index, port] of ports.entries()) {
    startProcess(cluster, kind, { name: `${kind}-${index + 1}`, port, shared, root });
    // One after the other, as in an upgrade: the first api creates the demo programme.
    await waitUntilReady(readyUrl(kind, port, readiness));
  }
}

/** One process and its folders. */
interface ProcessStart {
  name: string;
  port: number;
  shared: NodeJS.ProcessEnv;
  /** The code that it runs. */
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
export const readyUrl = (kind: Kind, port: number, readiness: Readiness = READINESS) =>
  `http://127.0.0.1:${port}${readiness[kind]}`;

const KINDS = {
  api: { entry: 'api/src/main.ts', variable: 'API_PORT' },
  edge: { entry: 'delivery/src/edge/main.ts', variable: 'PORT' },
} as const;

/** Path of the readiness check of each kind of process. */
export type Readiness = Record<Kind, string>;

export const READINESS: Readiness = { api: '/api/health/ready', edge: '/edge/ready' };
