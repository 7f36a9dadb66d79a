import type { Cluster } from './Cluster';
import { waitForPort } from './waitFor';

/** Redis, which only holds rate limits: after its death they are counted from zero. */
export async function startRedis(cluster: Cluster, program: string, port: number): Promise<void> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  cluster.start('redis', program, [...args, '--dir', cluster.folder]);
  await waitForPort(port, 'Redis');
}
