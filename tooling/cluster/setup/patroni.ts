import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';

import { answers, waitUntil } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { type DatabaseNode, type EtcdNode, LOOPBACK } from './ports';

/**
 * For every session. Processes cannot set them behind a pooler, because sessions do not belong to a process there
 * (docs/deploy.md "A pooler").
 */
export const SERVER_TIMEOUTS = {
  lock_timeout: '3s',
  statement_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
};

/** How long the leader's lock lasts: the minimum of Patroni, in seconds. */
const TTL_SECONDS = 20;
const LOOP_WAIT_SECONDS = 1;
const RETRY_TIMEOUT_SECONDS = 5;
/** A primary that is not back within this time loses its role to another server. */
const PRIMARY_START_SECONDS = 5;

export interface PatroniNode extends DatabaseNode {
  /** Folder of PostgreSQL's programs. */
  bin: string;
  data: string;
  /** Folder for sockets and passwords. */
  folder: string;
  etcds: readonly EtcdNode[];
  /** Where it reaches etcd. */
  etcdHost: string;
  /** Networks besides this machine whose nodes may connect. */
  networks: readonly string[];
}

export function patroniConfig(node: PatroniNode): string {
  const from = [`${LOOPBACK}/32`, ...node.networks];
  const authentication = { superuser: 'quest', replication: 'replicator', rewind: 'rewinder' };
  return stringify({
    scope: 'quest',
    name: node.name,
    restapi: { listen: `${node.host}:${node.rest}`, connect_address: `${node.host}:${node.rest}` },
    // With the newer API, Patroni 3.0 writes the lock without checking its owner: a primary that hung until another had
    // taken over took the lock back, and writes acknowledged by the other were lost (found by "primary hangs").
    etcd: { hosts: node.etcds.map(({ client }) => `${node.etcdHost}:${client}`) },
    bootstrap: {
      dcs: {
        ttl: TTL_SECONDS,
        loop_wait: LOOP_WAIT_SECONDS,
        retry_timeout: RETRY_TIMEOUT_SECONDS,
        primary_start_timeout: PRIMARY_START_SECONDS,
        // Nothing is acknowledged that only the primary has, and only a replica that has it may become primary.
        synchronous_mode: true,
        // While etcd is down the primary continues as long as it can reach all other nodes.
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: PARAMETERS },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${node.host}:${node.port}`,
      connect_address: `${node.host}:${node.port}`,
      data_dir: node.data,
      bin_dir: node.bin,
      pgpass: join(node.folder, `${node.name}.pgpass`),
      authentication: Object.fromEntries(
        Object.entries(authentication).map(([use, username]) => [use, { username, password: use }]),
      ),
      pg_hba: [
        'local all all trust',
        ...from.flatMap((each) => [
          `host all all ${each} trust`,
          `host replication all ${each} trust`,
        ]),
      ],
      parameters: { unix_socket_directories: node.folder },
    },
  });
}

const PARAMETERS = {
  ...SERVER_TIMEOUTS,
  max_connections: 100,
  // A replica that hangs is noticed within two seconds; until then writes wait for it.
  wal_sender_timeout: '2s',
  wal_receiver_status_interval: '1s',
  wal_receiver_timeout: '5s',
  wal_keep_size: '64MB',
  min_wal_size: '48MB',
  max_wal_size: '128MB',
};

/** Starts nodes one after the other: the first creates the database that the others copy. */
export async function startPatroni(
  cluster: Cluster,
  program: string,
  nodes: readonly PatroniNode[],
  networkOf: (host: string) => number | undefined,
): Promise<void> {
  for (const node of nodes) {
    const config = cluster.write(`${node.name}.yml`, patroniConfig(node));
    cluster.start(node.name, program, [config], {
      networkOf: networkOf(node.host),
      others: () => postmasterOf(node.data),
    });
    const role = node === nodes[0] ? 'primary' : 'replica';
    const hasRole = () => answers(`http://${node.host}:${node.rest}/${role}`);
    await waitUntil(hasRole, `${node.name} did not become ${role}.`);
  }
  const primary = nodes[0]!;
  const at = ['-h', primary.host, '-p', String(primary.port), '-U', 'quest'];
  await cluster.run(join(primary.bin, 'createdb'), ...at, 'quest');
}

/** PostgreSQL survives a Patroni that was killed. @returns its pid, when it runs */
function postmasterOf(data: string): number[] {
  try {
    return [Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)];
  } catch {
    return [];
  }
}
