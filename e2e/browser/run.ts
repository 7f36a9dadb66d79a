import { spawnSync } from 'node:child_process';

interface Options {
  /** Time limit. */
  seconds: number;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command without output on the screen. @returns the reason of a failure, in one line */
export function run(
  command: string,
  args: string[],
  { seconds, cwd, env }: Options,
): string | undefined {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: seconds * 1000,
  });
  if (status === 0) return undefined;
  return error ? error.message : lastLine(stderr || stdout) || `${command} ended with ${status}`;
}

/** npm and apt print the error before their last line, which names their log file. */
const lastLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /error|^E:/i.test(line));
