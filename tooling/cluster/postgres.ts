import { join } from 'node:path';

import type { Cluster } from './Cluster';
import { waitForPort } from './waitFor';

/** A server that listens on this machine and believes whoever connects. */
export const HBA = ['local all all trust', 'host all all 127.0.0.1/32 trust'];

/**
 * What every session may take at most. Behind a pooler a process cannot say it for itself: sessions
 * belong to nobody there (docs/deploy.md "A pooler").
 */
export const DEADLINES = [
  'lock_timeout = 3s',
  'statement_timeout = 5s',
  'idle_in_transaction_session_timeout = 15s',
];

/** PostgreSQL with an empty database `quest`. @param bin folder of its programs */
export async function startPostgres(cluster: Cluster, bin: string, port: number): Promise<void> {
  const data = join(cluster.folder, 'postgres');
  await cluster.run(join(bin, 'initdb'), '-D', data, '-U', 'quest', '-A', 'trust', '--no-sync');
  const config = cluster.write('postgres.conf', [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${cluster.folder}'`,
    'max_connections = 100',
    'wal_level = replica',
    ...DEADLINES,
  ]);
  const args = ['-D', data, '-c', `config_file=${config}`];
  args.push('-c', `hba_file=${cluster.write('postgres.hba', HBA)}`);
  cluster.start('postgres', join(bin, 'postgres'), args, { signal: 'SIGINT' });
  await waitForPort(port, 'PostgreSQL');
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'quest'];
  await cluster.run(join(bin, 'createdb'), ...at, 'quest');
}
