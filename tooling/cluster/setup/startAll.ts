import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { waitUntilReady } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { startEngines } from './engines';
import type { Machine } from './machine';
import type { Ports } from './ports';
import { sharedVariables, startProcesses } from './product';
import type { Programs } from './programs';
import { startStore } from './store';
import { publishApiOf, publishReleases, THIS_VERSION, type Version } from './version';

interface Start {
  cluster: Cluster;
  programs: Programs;
  ports: Ports;
  /** The machine that runs the last database. */
  machine?: Machine | undefined;
  /** Variables of the product besides those of the engines. */
  variables?: NodeJS.ProcessEnv;
  /** The version to run; this checkout when left out. */
  version?: Version | undefined;
  /** How long a readiness check may take; a second when left out. */
  checkSeconds?: number | undefined;
  /** Called at the start of each step. */
  report(step: string): void;
}

/**
 * Starts the engines, publishes a version into the bucket, then starts the product's processes.
 * @returns the variables of every process of the product
 */
export async function startAll({
  cluster,
  programs,
  ports,
  machine,
  variables,
  version = THIS_VERSION,
  checkSeconds,
  report,
}: Start): Promise<NodeJS.ProcessEnv> {
  report('Starting etcd, PostgreSQL under Patroni, PgBouncer, Redis, HAProxy and the store');
  const { readiness } = version;
  await startEngines(cluster, { programs, ports, machine, readiness, checkSeconds });
  const bucket = await startStore(cluster, ports.store);
  const shared = {
    ...sharedVariables({
      databaseUrl: databaseUrl('127.0.0.1', ports.pooler),
      directUrl: databaseUrl('127.0.0.1', ports.primary),
      readUrls: ports.databases.map(({ host, port }) => databaseUrl(host, port)),
      redisUrl: `redis://127.0.0.1:${ports.redis}`,
      storeUrl: bucket,
      mediaUrl: bucket.replace('/store/', '/store/media/'),
      port: ports.site,
      apiPort: ports.api,
    }),
    ...variables,
  };
  mkdirSync(join(cluster.folder, 'outbox'));
  report('Starting three apis');
  const start = { shared, root: version.root, readiness };
  await startProcesses(cluster, 'api', ports.apis, start);
  await publishReleases(bucket, version, report);
  await waitUntilReady(`http://127.0.0.1:${ports.api}/api/health/ready`);
  await publishApiOf(bucket, ports.api);
  report('Starting two edges');
  await startProcesses(cluster, 'edge', ports.edges, start);
  await waitUntilReady(`http://127.0.0.1:${ports.site}/`); // so that the first visitor does not wait
  cluster.complete();
  return shared;
}

/** In the form of DATABASE_URL. */
export const databaseUrl = (host: string, port: number) => `postgres://quest@${host}:${port}/quest`;
