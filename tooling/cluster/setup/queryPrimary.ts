import { join } from 'node:path';

import type { ReadyCluster } from './withCluster';

/** Queries the primary. @returns rows, with columns separated by commas */
export async function queryPrimary(
  { cluster, ports, programs }: ReadyCluster,
  statement: string,
): Promise<string[]> {
  const at = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'quest', '-d', 'quest'];
  const rows = await cluster.run(join(programs.postgres, 'psql'), ...at, '-AtF,', '-c', statement);
  return rows.trim().split('\n');
}
