import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const running = new Set<ChildProcess>();

/**
 * Runs a Node program in a child process and collects its output. The child does not outlive this process, so an
 * aborted build leaves no process that still writes files.
 * @returns the exit code (1 when a signal ended it), and output and errors in the order they arrived
 */
export function runNode(
  argv: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argv, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own: the program may have started another one
    });
    if (running.size === 0) watchSignals();
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (running.size === 0) unwatchSignals();
      resolve({ code: code ?? 1, output });
    });
  });
}

function watchSignals() {
  process.on('exit', stopAll);
  for (const signal of SIGNALS) process.on(signal, endChildrenOnSignal);
}

function unwatchSignals() {
  process.off('exit', stopAll);
  for (const signal of SIGNALS) process.off(signal, endChildrenOnSignal);
}

function stopAll() {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ESRCH: it has exited already
    }
  }
}

/** A command with its own signal handler also receives the signal and exits by itself. */
function endChildrenOnSignal(signal: (typeof SIGNALS)[number]) {
  stopAll();
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}
