import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { runNode } from 'server-kit/run-node';

export const callsIn = (dist: string) => join(dist, 'calls.json');

/**
 * Writes the calls of a package in a child process, so that TypeScript runs in parallel with webpack.
 * @throws Error with the message of the failed process
 */
export async function writeCalls(folder: string): Promise<void> {
  const script = join(__dirname, 'main.ts');
  const file = callsIn(join(folder, 'dist'));
  mkdirSync(dirname(file), { recursive: true });
  const { code, output } = await runNode(['--import', 'tsx', script, folder, file]);
  if (code !== 0) throw new Error(`The list of calls of ${folder} cannot be derived.\n${output}`);
}
