import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { THIS_VERSION } from '../setup/version';

/** No command prints more. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a command of a checkout. @returns its output @throws Error with its output */
export async function runIn(
  root: string,
  entry: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const command = ['--import', 'tsx', join(root, entry), ...args];
  const options = { cwd: root, env, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  return stdout;
}

/** `npm run mfe` of this version. @param variables of the cluster @returns its output */
export const mfe = (variables: NodeJS.ProcessEnv, ...args: string[]) =>
  runIn(THIS_VERSION.root, 'tooling/mfe/main.ts', args, { ...process.env, ...variables });
