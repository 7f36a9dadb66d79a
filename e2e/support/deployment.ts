import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from 'server-kit/testing/freePort';

import { productUnderTest } from './environment';

const ROOT = join(__dirname, '../..');

/** A second edge over the running product, configured otherwise. */
export interface Deployment {
  url: string;
  stop(): Promise<void>;
}

/** @param env what this deployment says, e.g. ANALYTICS_SCRIPT */
export async function deploy(env: Record<string, string>): Promise<Deployment> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { apiPort, dataDir } = productUnderTest();
  const edge = spawn(process.execPath, ['--import', 'tsx', 'delivery/src/edge/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      API_URL_INTERNAL: `http://127.0.0.1:${apiPort}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(edge, 'exit');
  const isUp = () =>
    fetch(`${url}/edge/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (edge.exitCode !== null) throw new Error(`The edge ended with ${edge.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      edge.kill('SIGTERM');
      await ended;
    },
  };
}
