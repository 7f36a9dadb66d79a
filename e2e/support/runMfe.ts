import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { productUnderTest } from './environment';

/** Environment variables of a process. */
export type Variables = Record<string, string>;

/** `npm run mfe -- …` with the settings of the running product. */
export const runMfe = (folder: string, variables: Variables, ...args: string[]): Promise<string> =>
  runCommand(folder, variables, 'mfe', ...args);

/**
 * Runs a command of the repository with the settings of the running product.
 * @param folder the clone whose code runs
 * @param variables that differ from those settings
 */
export async function runCommand(
  folder: string,
  variables: Variables,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, DATA_DIR: productUnderTest().dataDir, ...variables };
  const command = ['server-kit/bin/run.mjs', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env });
  return stdout;
}
