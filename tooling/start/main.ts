import { join } from 'node:path';

import { openOwnStore, publishApi, publishCheckout, type Store } from 'delivery/publish';
import { makeWritableFolder } from 'server-kit/atomic-file';
import { reportStep, secondsSinceStart } from 'server-kit/bin/progress.mjs';
import { refuseContradictions } from 'server-kit/deployment';
import { ROOT } from 'server-kit/repository';

import { THIS_CHECKOUT } from './checkout';
import { requireFreePort } from './ports';
import { superviseChildren } from './processes';
import { readSettings, type Settings } from './settings';
import { waitUntilReady } from './waitUntilReady';

/**
 * `npm start [-- --publish]`: starts api and edge, and stops both together. Builds and publishes this checkout into an
 * empty store, or with --publish.
 */
async function main() {
  const publishes = readArguments(process.argv.slice(2));
  refuseContradictions();
  const { port, apiPort, dataDir } = readSettings(process.env, ROOT);
  await requireFreePort(port, 'PORT');
  await requireFreePort(apiPort, 'API_PORT');
  makeWritableFolder(dataDir);

  const { start, stop, isStopping } = superviseChildren();
  try {
    const env = childEnvironment({ port, apiPort, dataDir });
    // Its first step follows the check of its variables, so that a wrong one ends the start before the builds. The
    // database is created and filled while webpack builds, because both take most of a first start.
    await start('api', join(ROOT, 'api/src/main.ts'), env);
    const store = await openOwnStore(env);
    await publishCheckout(store, { publishes, report: reportStep, checkout: THIS_CHECKOUT });
    reportStep('Starting the edge');
    void start('edge', join(ROOT, 'delivery/src/edge/main.ts'), env);
    await waitUntilReady(`http://127.0.0.1:${apiPort}/api/health`);
    await recordApi(store, `http://127.0.0.1:${apiPort}/api/docs`);
    await waitUntilReady(`http://127.0.0.1:${port}/edge/health`);
    await waitUntilReady(`http://127.0.0.1:${port}/`); // so that the first visitor does not wait
    if (isStopping()) return;
    console.log(`Ready: http://localhost:${port} (after ${secondsSinceStart()} s)`);
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** @returns whether to publish over the store's content. @throws Error for an unknown argument */
function readArguments(args: readonly string[]): boolean {
  const unknown = args.find((one) => one !== '--publish');
  if (unknown) throw new Error(`There is no option '${unknown}'. Known: --publish.`);
  return args.length > 0;
}

/** The api already runs, so this only records it; calls that releases miss are reported. */
async function recordApi(store: Store, address: string): Promise<void> {
  try {
    const author = { by: 'npm start', reason: 'api' };
    const { overruled } = await publishApi(store, address, author, true);
    if (overruled.length > 0) {
      console.warn(
        ['Releases call something that this api does not have:', ...overruled].join('\n'),
      );
    }
  } catch (error) {
    // A machine without the right key still serves.
    console.warn(
      `The api could not be recorded as deployed, so publish checks compare with the one before: ${(error as Error).message}`,
    );
  }
}

/** Settings that both children must share; they read all others themselves. */
function childEnvironment({ port, apiPort, dataDir }: Settings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    // For glibc: many threads that draw pictures then retain half as much memory.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
