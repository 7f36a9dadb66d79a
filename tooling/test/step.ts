import { spawn } from 'node:child_process';

/** What one part of the test run counted. */
export interface Count {
  passed: number;
  failed: number;
}

/** One part of `npm test`. */
export interface Step {
  name: string;
  run(): Promise<Count>;
}

/** Runs a command with its words on the screen; resolves to its exit code, 1 when a signal ended it. */
export function exitCode(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A step that is one check: it passes or fails as a whole. */
export function check(name: string, command: string, args: string[]): Step {
  return {
    name,
    async run() {
      const passed = (await exitCode(command, args)) === 0;
      return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
    },
  };
}
