import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { reportStep } from 'server-kit/bin/progress.mjs';

import { waitUntilReady } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { startEngines } from './engines';
import type { Machine } from './machine';
import type { Ports } from './ports';
import { sharedVariables, startProcesses } from './product';
import type { Programs } from './programs';
import { startStore } from './store';
import { publishApiOf, publishReleases, THIS_VERSION, type Version } from './version';

/** What a cluster runs. */
export interface ClusterPlan {
  /** The machine that runs the last database. */
  machine?: Machine;
  /** Variables of the product besides those of the engines. */
  variables?: NodeJS.ProcessEnv;
  /** The version to run; this checkout when left out. */
  version?: Version;
  /** How long HAProxy's checks may take; a second when left out. */
  checkSeconds?: number;
}

/**
 * Starts the engines, publishes a version into the bucket, then starts the product's processes.
 * @returns the variables of every process of the product
 */
export async function startAll(
  cluster: Cluster,
  programs: Programs,
  ports: Ports,
  plan: ClusterPlan,
): Promise<NodeJS.ProcessEnv> {
  const { version = THIS_VERSION } = plan;
  reportStep('Starting etcd, PostgreSQL under Patroni, PgBouncer, Redis, HAProxy and the store');
  await startEngines(cluster, programs, ports, plan);
  const bucket = await startStore(cluster, ports.store);
  const shared = { ...sharedVariables(ports, bucket), ...plan.variables };
  mkdirSync(join(cluster.folder, 'outbox'));
  reportStep('Starting three apis');
  const start = { shared, root: version.root };
  await startProcesses(cluster, 'api', ports.apis, start);
  await publishReleases(bucket, version);
  await waitUntilReady(`http://127.0.0.1:${ports.api}/api/health/ready`);
  await publishApiOf(bucket, ports.api);
  reportStep('Starting two edges');
  await startProcesses(cluster, 'edge', ports.edges, start);
  await waitUntilReady(`http://127.0.0.1:${ports.site}/`); // so that the first visitor does not wait
  cluster.complete();
  return shared;
}
