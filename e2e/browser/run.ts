import { spawnSync } from 'node:child_process';

interface Options {
  /** How long it may take. */
  seconds: number;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command without a word on the screen. @returns why it failed, in one line */
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

/** npm and apt say at the end where their log is, and what was wrong before. */
const lastLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /error|^E:/i.test(line));
