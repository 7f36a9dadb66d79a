import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * `npm run mfe -- …` with the settings of the running product.
 * @param folder the clone whose code is asked
 */
export async function runMfe(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const command = ['tooling/bin/run.mjs', 'mfe', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env });
  return stdout;
}
