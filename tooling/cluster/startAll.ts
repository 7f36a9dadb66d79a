import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { openStore, publishApi, publishCheckout } from 'delivery/publish';

import { HERE } from '../start/checkout';
import { waitUntilReady } from '../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { startHaproxy } from './haproxy';
import { startPgbouncer } from './pgbouncer';
import type { Ports } from './ports';
import { startPostgres } from './postgres';
import { sharedVariables, startProcesses } from './product';
import type { Programs } from './programs';
import { startRedis } from './redis';

interface Start {
  cluster: Cluster;
  programs: Programs;
  ports: Ports;
  /** As STORE_URL takes it; pictures get a folder of it. */
  bucket: string;
  /** Told of each step as it begins. */
  report(step: string): void;
}

/** Starts engines, publishes this checkout into the bucket, then starts the product's processes. */
export async function startAll({ cluster, programs, ports, bucket, report }: Start): Promise<void> {
  report('Starting PostgreSQL, PgBouncer, Redis and HAProxy');
  await startPostgres(cluster, programs.postgres, ports.postgres);
  await startPgbouncer(cluster, programs.pgbouncer, ports.pgbouncer, ports.postgres);
  await startRedis(cluster, programs['redis-server'], ports.redis);
  await startHaproxy(cluster, programs.haproxy, [
    { name: 'site', port: ports.site, behind: ports.edges, check: '/edge/health', forwards: true },
    {
      name: 'api',
      port: ports.api,
      behind: ports.apis,
      check: '/api/health/ready',
      forwards: false,
    },
  ]);

  const shared = sharedVariables({
    databaseUrl: `postgres://quest@127.0.0.1:${ports.pgbouncer}/quest`,
    directUrl: `postgres://quest@127.0.0.1:${ports.postgres}/quest`,
    redisUrl: `redis://127.0.0.1:${ports.redis}`,
    storeUrl: bucket,
    mediaUrl: bucket.replace('/store/', '/store/media/'),
    port: ports.site,
    apiPort: ports.api,
  });
  mkdirSync(join(cluster.folder, 'outbox'));
  report('Starting three apis');
  await startProcesses(cluster, 'api', ports.apis, shared);
  await publishHere(bucket, ports.api, report);
  report('Starting two edges');
  await startProcesses(cluster, 'edge', ports.edges, shared);
  await waitUntilReady(`http://127.0.0.1:${ports.site}/`); // the first visitor waits for nothing
}

async function publishHere(bucket: string, apiPort: number, report: Start['report']) {
  const store = openStore(bucket);
  await publishCheckout(store, { publishes: false, report, checkout: HERE });
  const api = `http://127.0.0.1:${apiPort}`;
  await waitUntilReady(`${api}/api/health/ready`);
  await publishApi(store, `${api}/api/docs`, { by: 'npm run cluster', reason: 'api' }, true);
}

/** Where everything is, one a line. @param folder of logs, mails and data */
export function printAddresses(ports: Ports, folder: string): void {
  const at = (all: number[]) => all.map((port) => `http://127.0.0.1:${port}`).join(' ');
  const rows = [
    ['edges', at(ports.edges)],
    ['apis', `${at(ports.apis)} (all: ${at([ports.api])})`],
    ['database', `postgres://quest@127.0.0.1:${ports.postgres}/quest`],
    ['pooler', `postgres://quest@127.0.0.1:${ports.pgbouncer}/quest`],
    ['redis', `redis://127.0.0.1:${ports.redis}`],
    ['logs, mails', folder],
  ];
  for (const [name, address] of rows) console.log(`${name!.padEnd(12)} ${address}`);
}
