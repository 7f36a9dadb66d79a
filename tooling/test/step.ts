import { spawn } from 'node:child_process';

/** What one part of the test run counted. */
export interface Count {
  passed: number;
  failed: number;
}

/** Where the words of a step go: to the screen, or into an open file. */
export type Words = 'inherit' | number;

/** One part of `npm test`. */
export interface Step {
  name: string;
  run(words: Words): Promise<Count>;
}

/** Runs a command; resolves to its exit code, 1 when a signal ended it. */
export function exitCode(
  words: Words,
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', words, words],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A step that is one check: it passes or fails as a whole. */
export function check(name: string, ...command: [string, ...string[]]): Step {
  return {
    name,
    async run(words) {
      const passed = (await exitCode(words, command)) === 0;
      return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
    },
  };
}
