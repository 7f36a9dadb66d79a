import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

export interface Count {
  passed: number;
  failed: number;
  /** Failed tests, one per line: by file and title where available. */
  failures: string[];
}

/** Where the output of a step goes, and the processor time of its commands. */
export interface Output {
  /** The terminal, or an open file. */
  target: 'inherit' | number;
  /** Processor time of all finished commands with their descendants: independent of the load of the machine. */
  processorSeconds: number;
}

export const outputTo = (target: Output['target']): Output => ({ target, processorSeconds: 0 });

export interface Step {
  name: string;
  run(output: Output): Promise<Count>;
}

/** Runs its arguments and reports their processor time on a pipe, because Node cannot read that of a child. */
const TIMED_SCRIPT = 'trap : INT TERM HUP; "$@"; code=$?; times >&3; exit $code';

const running = new Set<ChildProcess>();
let ending = false;

/**
 * Runs a command; resolves to its exit code, 1 when a signal ended it. It has its own process group, so that its
 * descendants can be stopped with it.
 * @param isOver when aborted, stops the command with its descendants
 */
export function exitCode(
  output: Output,
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
  isOver?: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (ending) return; // the process ends with the last running command
    const child = spawn('sh', ['-c', TIMED_SCRIPT, 'sh', command, ...args], {
      detached: true,
      stdio: ['ignore', output.target, output.target, 'pipe'],
      env: { ...process.env, ...env },
    });
    let times = '';
    child.stdio[3]?.on('data', (text) => {
      times += text;
    });
    running.add(child);
    child.once('error', reject);
    const end = () => process.kill(-child.pid!, 'SIGKILL');
    isOver?.addEventListener('abort', end);
    child.once('exit', (code) => {
      isOver?.removeEventListener('abort', end);
      running.delete(child);
      output.processorSeconds += secondsOf(times);
      resolve(code ?? 1);
    });
  });
}

/** @param times output of the shell's `times`: user and system time, as 1m2.5s, of itself and of children */
function secondsOf(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** A step that passes or fails as a whole. */
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

/** Exits this process on a signal, after stopping every running command with its descendants. */
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
