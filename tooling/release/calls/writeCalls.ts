import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { runNode } from 'server-kit/run-node';

/** Where a build leaves the calls its code makes. */
export const callsIn = (dist: string) => join(dist, 'calls.json');

/**
 * Writes down which calls of the api a package makes, in a process of its own: TypeScript is asked
 * while webpack works.
 * @throws Error with the message of what failed
 */
export async function writeCalls(folder: string): Promise<void> {
  const script = join(__dirname, 'main.ts');
  const file = callsIn(join(folder, 'dist'));
  mkdirSync(dirname(file), { recursive: true });
  const { code, output } = await runNode(['--import', 'tsx', script, folder, file]);
  if (code !== 0) throw new Error(`The calls of ${folder} cannot be told.\n${output}`);
}
