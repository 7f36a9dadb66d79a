import { secondsSinceStart } from 'server-kit/bin/progress.mjs';

import type { Ports } from './ports';
import { databaseUrl } from './product';
import type { ReadyCluster } from './withCluster';

/** Prints all addresses, and never ends: a signal stops the cluster. @param port where visitors begin */
export async function runUntilStopped(
  { cluster, ports }: ReadyCluster,
  port = ports.site,
): Promise<void> {
  printAddresses(ports, cluster.folder);
  console.log(`Ready: http://localhost:${port} (after ${secondsSinceStart()} s)`);
  await new Promise(() => undefined);
}

/** The addresses of all services, one per line. @param folder of logs, mails and data */
function printAddresses(ports: Ports, folder: string): void {
  const at = (all: number[]) => all.map((port) => `http://127.0.0.1:${port}`).join(' ');
  const rows = [
    ['edges', at(ports.edges)],
    ['apis', `${at(ports.apis)} (all: ${at([ports.api])})`],
    ['primary', databaseUrl('127.0.0.1', ports.primary)],
    ['databases', ports.databases.map(({ host, port }) => databaseUrl(host, port)).join(' ')],
    ['patroni', at(ports.databases.map(({ rest }) => rest))],
    ['etcd', at(ports.etcds.map(({ client }) => client))],
    ['pooler', databaseUrl('127.0.0.1', ports.pooler)],
    ['redis', `redis://127.0.0.1:${ports.redis}`],
    ['balancers', at(ports.balancers)],
    ['logs, mails', folder],
  ];
  for (const [name, address] of rows) console.log(`${name!.padEnd(12)} ${address}`);
}
