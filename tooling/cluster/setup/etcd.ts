import { waitForPort } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { type EtcdNode, LOOPBACK } from './ports';

/**
 * Interval of a leader's heartbeat, and the time without one after which another is elected, in milliseconds. Ten times
 * the default: on a slow machine a late heartbeat is no failure, and Patroni's own timeout is longer still.
 */
const HEARTBEAT_MS = 250;
const ELECTION_MS = 2_500;

/** Arguments of one of them. @param host at which other machines reach them, besides this one */
export function etcdArguments(
  node: EtcdNode,
  all: readonly EtcdNode[],
  folder: string,
  host = LOOPBACK,
): string[] {
  const at = (port: number, address = LOOPBACK) => `http://${address}:${port}`;
  const hosts = [...new Set([LOOPBACK, host])];
  return [
    `--name=${node.name}`,
    `--data-dir=${folder}`,
    `--listen-client-urls=${hosts.map((each) => at(node.client, each)).join()}`,
    `--advertise-client-urls=${at(node.client, host)}`,
    `--listen-peer-urls=${at(node.peer)}`,
    `--initial-advertise-peer-urls=${at(node.peer)}`,
    `--initial-cluster=${all.map(({ name, peer }) => `${name}=${at(peer)}`).join()}`,
    '--initial-cluster-state=new',
    `--heartbeat-interval=${HEARTBEAT_MS}`,
    `--election-timeout=${ELECTION_MS}`,
    // Patroni uses the older API (patroni.ts explains why).
    '--enable-v2',
    '--logger=zap',
  ];
}

/** etcd, in which Patroni stores who is the primary: three, so that one may fail. */
export async function startEtcds(
  cluster: Cluster,
  program: string,
  nodes: readonly EtcdNode[],
  host?: string,
): Promise<void> {
  for (const node of nodes) {
    const args = etcdArguments(node, nodes, cluster.makeFolder(node.name), host);
    cluster.start(node.name, program, args);
  }
  await Promise.all(nodes.map(({ client, name }) => waitForPort(client, name)));
}
