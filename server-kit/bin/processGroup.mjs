import { spawn } from 'node:child_process';

const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs a command in its own process group and collects its output. A signal that ends this process first ends the whole
 * group, so no process is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runGroup(command, args, { cwd }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    let stopped = 0;
    const stop = (_signal, number) => {
      stopped ||= 128 + number;
      kill(child.pid, 'SIGTERM');
      setTimeout(() => kill(child.pid, 'SIGKILL'), STOP_TIMEOUT_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      if (stopped) process.exit(stopped);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Signals by which a terminal, a supervisor or a closed window ends a command. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function kill(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // ESRCH: it has exited already
  }
}
