import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { given } from 'server-kit/environment';
import { ROOT } from 'server-kit/repository';

import { productUnderTest, useProductOf } from './environment';
import { feedOrigin } from './feedServer';
import { logHoldsNoSecret } from './logHoldsNoSecret';
import { endProcess } from './processes';

/**
 * Starts the whole product on its own port and data. Returns a function that stops it and then checks its log, written
 * at production level. With E2E_PORT and E2E_DATA_DIR set, the journeys use the product that already runs there;
 * E2E_LOGS names its log files.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (given(process.env, 'E2E_DATA_DIR')) return readLogs;
  return startWith({ RATE_LIMITS: 'off' });
}

async function readLogs(): Promise<void> {
  const files = given(process.env, 'E2E_LOGS')?.split(',') ?? [];
  if (files.length > 0)
    logHoldsNoSecret(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/** The same, always a product of its own. @param variables that differ from those of journeys */
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

  let output = '';
  product.stderr.on('data', (chunk: Buffer) => {
    output += String(chunk);
    process.stderr.write(chunk);
  });
  await new Promise<void>((resolve, reject) => {
    product.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (/^Ready: /m.test(output)) resolve();
    });
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });

  return async () => {
    await endProcess(product);
    rmSync(dataDir, { recursive: true, force: true });
    logHoldsNoSecret(output);
  };
}
