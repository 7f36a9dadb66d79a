import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { productUnderTest } from './environment';
import { endProcess, startProgram, untilAnswers } from './processes';

/** Api and edge with data of their own, for tests that would disturb all other journeys. */
export interface OwnProduct {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Uses the releases of the product under test.
 * @param variables additional ones of this product
 * @throws Error if those releases are in a bucket: the cluster leaves such journeys out (cluster.config.ts)
 */
export async function ownProduct(variables: Record<string, string>): Promise<OwnProduct> {
  const { store } = productUnderTest();
  if (!existsSync(store)) throw new Error(`No releases lie at ${store} to start a product with.`);
  const port = 10_000 + 2 * Math.floor(Math.random() * 5_000); // below the ports of the suite itself
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
  const api = startProgram('api/src/main.ts', env);
  const edge = startProgram('delivery/src/edge/main.ts', env);
  const stop = async () => {
    await Promise.all([api, edge].map(endProcess));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const ready = [
      untilAnswers(edge, `${url}/edge/health`),
      untilAnswers(api, `${url}/api/health`),
    ];
    await Promise.all(ready);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}
