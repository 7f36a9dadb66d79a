import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of a checkout to its end. @returns what it wrote @throws Error with what it said */
export async function runIn(
  root: string,
  entry: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, entry), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [wrote, output] = ['', ''];
  child.stdout.on('data', (text) => {
    wrote += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${entry} ended with ${code}: ${output}`);
  return wrote;
}
