import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { reportStep } from 'server-kit/bin/progress.mjs';
import { ROOT } from 'server-kit/repository';
import { freePort } from 'server-kit/testing/freePort';

import { waitForPort } from '../start/waitUntilReady';
import { numbered } from './setup/ports';
import { type ReadyCluster, withCluster } from './setup/withCluster';

/**
 * `npm run cluster -- journeys [part of a name …]`: runs the browser journeys against two edges and three apis,
 * balanced in turn.
 */
export async function journeys(...names: string[]): Promise<number> {
  const variables = {
    RATE_LIMITS: 'off',
    RENDER_LIMIT_MS: '5000', // as the journeys require on a busy machine
    LOG_LEVEL: 'info',
    TZ: 'UTC',
    CALENDAR_TEST_ORIGIN: `http://127.0.0.1:${await freePort()}`,
  };
  let passed = false;
  const code = await withCluster({ variables, checkSeconds: 20 }, async (ready) => {
    await openAdminSocket(ready);
    reportStep('Opening the journeys');
    passed = (await visit(ready, names)) === 0;
  });
  return code === 0 && passed ? 0 : 1;
}

/** Staff commands reach the database in a process of their own, as with `npm run admin`. */
async function openAdminSocket({ cluster, variables }: ReadyCluster): Promise<void> {
  const args = ['--import', 'tsx', join(ROOT, 'api/src/testing/adminSocketProcess.ts')];
  const env = { ...process.env, ...variables, DATA_DIR: cluster.folder };
  cluster.start('admin-socket', process.execPath, args, { own: true, cwd: ROOT, env });
  await waitForPort(join(cluster.folder, 'admin.sock'), 'The admin socket');
}

/** @returns Playwright's exit code */
function visit({ cluster, ports, variables }: ReadyCluster, names: readonly string[]) {
  const logs = [...numbered(ports.edges.length, 'edge'), ...numbered(ports.apis.length, 'api')];
  const env = {
    ...process.env,
    ...variables,
    E2E_PORT: String(ports.site),
    E2E_DATA_DIR: cluster.folder,
    E2E_LOGS: logs.map((name) => join(cluster.folder, `${name}.log`)).join(),
  };
  const args = ['playwright', 'test', '--config', 'e2e/cluster.config.ts', ...names];
  const child = spawn('npx', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}
