import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from 'server-kit/environment';

import { productUnderTest, useProductOf } from './environment';
import { feedOrigin } from './feedServer';
import { logHoldsNoSecret } from './logHoldsNoSecret';

const ROOT = join(__dirname, '../..');

/**
 * Starts the whole product on its own port and its own data, and answers how to stop it; what it
 * logged at the level of production is read then. With
 * E2E_PORT and E2E_DATA_DIR set the journeys visit the product that runs there already.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (given(process.env, 'E2E_DATA_DIR')) return async () => {};
  return startWith({ RATE_LIMITS: 'off' });
}

/** The same, always a product of its own. @param variables what is not as in a journey */
export async function startWith(variables: Record<string, string>): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  useProductOf(dataDir);
  const { url, apiPort } = productUnderTest();
  const product = spawn(process.execPath, ['server-kit/bin/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: new URL(url).port,
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...variables,
      CALENDAR_TEST_ORIGIN: feedOrigin(),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));

  let said = '';
  product.stderr.on('data', (words: Buffer) => {
    said += String(words);
    process.stderr.write(words);
  });
  await new Promise<void>((resolve, reject) => {
    product.stdout.on('data', (words: Buffer) => {
      said += String(words);
      if (/^Ready: /m.test(said)) resolve();
    });
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });

  return async () => {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    logHoldsNoSecret(said);
  };
}
