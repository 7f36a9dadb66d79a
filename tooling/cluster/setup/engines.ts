import { join } from 'node:path';

import { waitForPort } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { startEtcds } from './etcd';
import { type Balanced, startHaproxies } from './haproxy';
import { type PatroniNode, startPatroni } from './patroni';
import { startPgbouncers } from './pgbouncer';
import { LOOPBACK, type Ports } from './ports';
import { READY_PATHS } from './product';
import type { Programs } from './programs';
import type { ClusterPlan } from './startAll';

/** Starts everything that the product's processes need, in order of dependency. */
export async function startEngines(
  cluster: Cluster,
  programs: Programs,
  ports: Ports,
  { machine, checkSeconds }: Pick<ClusterPlan, 'machine' | 'checkSeconds'>,
) {
  await startEtcds(cluster, programs.etcd, ports.etcds, machine?.hostAddress);
  const nodes = ports.databases.map(
    (node): PatroniNode => ({
      ...node,
      bin: programs.postgres,
      data: join(cluster.makeFolder(node.name), 'data'),
      folder: cluster.folder,
      etcds: ports.etcds,
      etcdHost: machine?.hostAddress ?? LOOPBACK,
      networks: machine ? [machine.network] : [],
    }),
  );
  await startPatroni(cluster, programs.patroni, nodes, (host) =>
    host === machine?.address ? machine.pid : undefined,
  );
  await startRedis(cluster, programs['redis-server'], ports.redis);
  const services = balanced(ports);
  await startHaproxies(cluster, programs.haproxy, services, ports.balancers, checkSeconds);
  await startPgbouncers(cluster, programs.pgbouncer, ports.poolers, ports.primary);
}

/** The services behind HAProxy, and how it checks them. */
export function balanced(ports: Ports): Balanced[] {
  const behind = (name: string, all: readonly number[]) =>
    all.map((port, at) => ({ name: `${name}-${at + 1}`, address: `${LOOPBACK}:${port}` }));
  return [
    {
      name: 'site',
      mode: 'http',
      port: ports.site,
      behind: behind('edge', ports.edges),
      check: `httpchk GET ${READY_PATHS.edge}`,
      forwards: true,
    },
    {
      name: 'api',
      mode: 'http',
      port: ports.api,
      behind: behind('api', ports.apis),
      check: `httpchk GET ${READY_PATHS.api}`,
      json: true,
    },
    {
      name: 'primary',
      mode: 'tcp',
      port: ports.primary,
      behind: ports.databases.map(({ name, host, port, rest }) => ({
        name,
        address: `${host}:${port}`,
        checkPort: rest,
      })),
      // Only one of the nodes responds with 200.
      check: 'httpchk OPTIONS /primary',
    },
    {
      name: 'pooler',
      mode: 'tcp',
      port: ports.pooler,
      behind: behind('pooler', ports.poolers),
      check: 'pgsql-check user quest',
    },
  ];
}

/** Redis only holds rate limits: after its death they are counted from zero. */
async function startRedis(cluster: Cluster, program: string, port: number): Promise<void> {
  const args = ['--port', String(port), '--bind', LOOPBACK, '--save', '', '--appendonly', 'no'];
  cluster.start('redis', program, [...args, '--dir', cluster.folder]);
  await waitForPort(port, 'Redis');
}
