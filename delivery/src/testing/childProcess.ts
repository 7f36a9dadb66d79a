import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** How a process ended: its exit code, or the signal that killed it. */
export type Ending = number | NodeJS.Signals;

/** Runs a script of this folder as a process of its own. */
export function childProcess(script: string, ...args: string[]): Promise<Ending> {
  const argv = ['--import', 'tsx', join(__dirname, `${script}.ts`), ...args];
  return new Promise((resolve) => {
    spawn(process.execPath, argv, { stdio: 'inherit' }).once('exit', (code, signal) =>
      resolve(signal ?? code!),
    );
  });
}
