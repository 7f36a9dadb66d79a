import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'server-kit/testing/freePort';

import { nginxConfig } from '../operations/nginxConfig';
import { waitUntilReady } from '../start/waitUntilReady';
import { runUntilStopped } from './setup/runUntilStopped';
import { withCluster } from './setup/withCluster';

/** The cluster with nginx in front, which caches guests' documents; it has its own address. */
export async function cached(): Promise<number> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new Error('A cluster with a cache in front needs nginx: apt-get install nginx-light');
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const cache = join(folder, 'cache');
  const port = await freePort();
  const variables = { CDN_URL: `nginx://${cache}`, PUBLIC_URL: `http://localhost:${port}` };
  try {
    return await withCluster({ variables }, async (ready) => {
      const { cluster, ports } = ready;
      const text = nginxConfig({ port, edges: [ports.site], cache, folder });
      const file = cluster.write('nginx.conf', text);
      const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', file];
      cluster.start('nginx', 'nginx', args, { own: true });
      await waitUntilReady(`http://127.0.0.1:${port}/edge/health`);
      await runUntilStopped(ready, port);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
