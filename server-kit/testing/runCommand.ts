import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from './temporaryFolder';

/** Runs a TypeScript text as a command in a child process. */
export function runCommand(text: string, extension: 'ts' | 'mjs' = 'ts'): ChildProcess {
  const file = join(temporaryFolder('command'), `command.${extension}`);
  writeFileSync(file, text);
  return spawn(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
}
