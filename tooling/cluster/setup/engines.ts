import { join } from 'node:path';

import type { Cluster } from './Cluster';
import { startEtcds } from './etcd';
import { type Balanced, startHaproxies } from './haproxy';
import type { Machine } from './machine';
import { type PatroniNode, startPatroni } from './patroni';
import { startPgbouncers } from './pgbouncer';
import { LOOPBACK, type Ports } from './ports';
import { READINESS, type Readiness } from './product';
import type { Programs } from './programs';
import { startRedis } from './redis';

interface Engines {
  programs: Programs;
  ports: Ports;
  machine?: Machine | undefined;
  readiness: Readiness;
  /** Timeout of HAProxy's checks. */
  checkSeconds?: number | undefined;
}

/** Starts everything that the product's processes need, in order of dependency. */
export async function startEngines(
  cluster: Cluster,
  { programs, ports, machine, readiness, checkSeconds }: Engines,
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
  await startHaproxies(
    cluster,
    programs.haproxy,
    balanced(ports, readiness),
    ports.balancers,
    checkSeconds,
  );
  await startPgbouncers(cluster, programs.pgbouncer, ports.poolers, ports.primary);
}

/** The services behind HAProxy, and how it checks them. */
export function balanced(ports: Ports, readiness: Readiness = READINESS): Balanced[] {
  const behind = (name: string, all: readonly number[]) =>
    all.map((port, at) => ({ name: `${name}-${at + 1}`, address: `${LOOPBACK}:${port}` }));
  return [
    {
      name: 'site',
      mode: 'http',
      port: ports.site,
      behind: behind('edge', ports.edges),
      check: `httpchk GET ${readiness.edge}`,
      forwards: true,
    },
    {
      name: 'api',
      mode: 'http',
      port: ports.api,
      behind: behind('api', ports.apis),
      check: `httpchk GET ${readiness.api}`,
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
