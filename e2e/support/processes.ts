import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ROOT } from 'server-kit/repository';

/** Starts a program of the repository and shows its errors. */
export function startProgram(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  const args = ['--import', 'tsx', join(ROOT, file)];
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Waits until a process responds. @throws Error if it exits first, for example because the port is in use */
export async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded(child)) {
      throw new Error(
        `${child.spawnargs.at(-1)} ended with ${child.exitCode ?? child.signalCode}.`,
      );
    }
    await sleep(100);
  }
}

/** Asks a process to exit, and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
