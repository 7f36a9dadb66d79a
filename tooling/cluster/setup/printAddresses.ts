import type { Ports } from './ports';
import { databaseUrl } from './startAll';

/** The addresses of all services, one per line. @param folder of logs, mails and data */
export function printAddresses(ports: Ports, folder: string): void {
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
