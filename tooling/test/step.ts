import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What one part of the test run counted. */
export interface Count {
  passed: number;
  failed: number;
  /** What failed, a line each: by file and title where there is one. */
  failures: string[];
}

/** Where the output of a step goes: to the screen, or into an open file. */
export type Output = 'inherit' | number;

/** One part of `npm test`. */
export interface Step {
  name: string;
  run(output: Output): Promise<Count>;
}

const running = new Set<ChildProcess>();
let ending = false;

/**
 * Runs a command; resolves to its exit code, 1 when a signal ended it. It has a process group of its
 * own, so that all it started can be stopped with it.
 */
export function exitCode(
  output: Output,
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (ending) return; // for good: this process ends with the last command that runs
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** A step that is one check: it passes or fails as a whole. */
export function check(name: string, ...command: [string, ...string[]]): Step {
  return {
    name,
    async run(output) {
      const code = await exitCode(output, command);
      if (code === 0) return { passed: 1, failed: 0, failures: [] };
      return { passed: 0, failed: 1, failures: [`${command.join(' ')} ended with ${code}`] };
    },
  };
}

const STOP_TIMEOUT_MS = 10_000;

/** Ends this process on a signal, once every command that runs has ended with all it started. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      ending = true;
      const ended = [...running].map((child) => new Promise((done) => child.once('exit', done)));
      signalGroups('SIGINT'); // what Ctrl-C sends: Jest, Playwright and webpack tidy up after it
      const timer = setTimeout(() => signalGroups('SIGKILL'), STOP_TIMEOUT_MS);
      void Promise.all(ended).then(() => {
        clearTimeout(timer);
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}

function signalGroups(signal: NodeJS.Signals) {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
}
