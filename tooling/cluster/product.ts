import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { waitUntilReady } from '../start/waitUntilReady';
import type { Cluster } from './Cluster';

const ROOT = join(__dirname, '../..');

/** Where the engines are, as the product's variables name them. */
export interface Surroundings {
  /** Of the pooler, and of the server behind it. */
  databaseUrl: string;
  directUrl: string;
  redisUrl: string;
  storeUrl: string;
  mediaUrl: string;
  /** Of the balancer: of the site, and of the apis. */
  port: number;
  apiPort: number;
}

/** What every process of the product must agree on. */
export function sharedVariables(around: Surroundings): NodeJS.ProcessEnv {
  return {
    APP_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://localhost:${around.port}`,
    DATABASE_URL: around.databaseUrl,
    DATABASE_DIRECT_URL: around.directUrl,
    REDIS_URL: around.redisUrl,
    STORE_URL: around.storeUrl,
    MEDIA_URL: around.mediaUrl,
    API_URL_INTERNAL: `http://127.0.0.1:${around.apiPort}`,
    TRUST_PROXY: '127.0.0.1',
    DEMO: 'on',
  };
}

/** Starts processes of one kind, each with a data folder of its own, as on machines of their own. */
export async function startProcesses(
  cluster: Cluster,
  kind: 'api' | 'edge',
  ports: readonly number[],
  shared: NodeJS.ProcessEnv,
): Promise<void> {
  const [entry, variable, health] = KINDS[kind];
  for (const [index, port] of ports.entries()) {
    const name = `${kind}-${index + 1}`;
    const dataDir = join(cluster.folder, name);
    mkdirSync(dataDir);
    if (kind === 'api') symlinkSync(join(cluster.folder, 'outbox'), join(dataDir, 'outbox'));
    const env = { ...process.env, ...shared, DATA_DIR: dataDir, [variable]: String(port) };
    cluster.start(name, process.execPath, ['--import', 'tsx', join(ROOT, entry)], {
      own: true,
      env,
    });
    // One after the other, as processes are renewed: the first api makes the demo programme.
    await waitUntilReady(`http://127.0.0.1:${port}${health}`);
  }
}

const KINDS = {
  api: ['api/src/main.ts', 'API_PORT', '/api/health/ready'],
  edge: ['delivery/src/edge/main.ts', 'PORT', '/edge/health'],
} as const;
