import { waitForPort } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { LOOPBACK } from './ports';

/** Connections of one pooler to PostgreSQL, however many processes use it. */
const SERVER_CONNECTIONS = 20;

/** @param database port behind it */
export function pgbouncerConfig(port: number, database: number): string {
  const lines = [
    '[databases]',
    `quest = host=${LOOPBACK} port=${database} user=quest`,
    '[pgbouncer]',
    `listen_addr = ${LOOPBACK}`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 1000',
    // After a failover the new server is looked for every half second instead of every fifteen.
    'server_login_retry = 0.5',
    'server_connect_timeout = 2',
    // Clients wait no longer than this either (docs/deploy.md "When the database hangs").
    'query_wait_timeout = 5',
  ];
  return `${lines.join('\n')}\n`;
}

/** PgBouncer in transaction mode: several, so that one may fail. */
export async function startPgbouncers(
  cluster: Cluster,
  program: string,
  ports: readonly number[],
  database: number,
): Promise<void> {
  for (const [index, port] of ports.entries()) {
    const name = `pooler-${index + 1}`;
    const config = cluster.write(`${name}.ini`, pgbouncerConfig(port, database));
    cluster.start(name, program, [config], { signal: 'SIGINT' });
    await waitForPort(port, name);
  }
}
