import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'server-kit/testing/freePort';

const ROOT = path.join(__dirname, '../../../..');

/**
 * A data folder as `npm start` leaves it: releases of this checkout, built when necessary, and the demo programme in
 * the embedded database.
 */
export async function published(
  variables: NodeJS.ProcessEnv,
): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vq-capacity-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { ...variables, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['server-kit/bin/run.mjs', 'start'], {
    cwd: ROOT,
    env: { ...env, DATABASE_URL: '', PUBLIC_URL: `http://localhost:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (/^Ready: /m.test(output)) resolve();
    });
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
