import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { productUnderTest } from './environment';

const ROOT = join(__dirname, '../..');

/** Api and edge on data of their own, for what would disturb every other journey. */
export interface OwnProduct {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * The releases are those of the product under test.
 * @param variables what this one is told besides
 * @throws Error where those lie in a bucket: such a journey is left out of the cluster (cluster.config.ts)
 */
export async function ownProduct(variables: Record<string, string>): Promise<OwnProduct> {
  const { store } = productUnderTest();
  if (!existsSync(store)) throw new Error(`No releases lie at ${store} to start a product with.`);
  const port = 10_000 + 2 * Math.floor(Math.random() * 5_000); // below those of the suite itself
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-own-'));
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(port + 1),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    STORE_URL: store,
    RATE_LIMITS: 'off',
    ...variables,
  };
  const running = [run('api/src/main.ts', env), run('delivery/src/edge/main.ts', env)];
  const stop = async () => {
    await Promise.all(running.map(end));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const ready = Promise.all([answers(`${url}/edge/health`), answers(`${url}/api/health`)]);
    await Promise.race([ready, ...running.map(ended)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

function run(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  const args = ['--import', 'tsx', join(ROOT, file)];
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Rejects when a process ends by itself: on a port in use nothing would ever answer. */
async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${child.spawnargs.at(-1)} ended with ${code}.`);
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
