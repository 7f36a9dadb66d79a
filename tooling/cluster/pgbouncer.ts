import type { Cluster } from './Cluster';
import { waitForPort } from './waitFor';

/** Connections to PostgreSQL, however many processes there are before it. */
const SERVER_CONNECTIONS = 20;

/** PgBouncer, which hands out a connection for a transaction. @param database port behind it */
export async function startPgbouncer(
  cluster: Cluster,
  program: string,
  port: number,
  database: number,
): Promise<void> {
  const config = cluster.write('pgbouncer.ini', [
    '[databases]',
    `quest = host=127.0.0.1 port=${database} user=quest`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 1000',
  ]);
  cluster.start('pgbouncer', program, [config], { signal: 'SIGINT' });
  await waitForPort(port, 'PgBouncer');
}
