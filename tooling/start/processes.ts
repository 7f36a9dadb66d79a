import { type ChildProcess, spawn } from 'node:child_process';
import { STOP_TIMEOUT_MS } from 'server-kit/draining';

/** The processes of one running product, which start and stop together. */
export interface Processes {
  /**
   * Starts a TypeScript entry as a child process.
   * @param name for the operator, e.g. "api"
   */
  start(name: string, entry: string, env: NodeJS.ProcessEnv): void;
  /** Asks every child to stop, waits, and kills the remaining ones after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

interface Observer {
  /** A child exits without having been asked to. */
  onExit(name: string, code: number | null): void;
  /** A child reports its current step. */
  onStep(step: string): void;
}

export function processes({ onExit, onStep }: Observer): Processes {
  const running = new Set<ChildProcess>();
  let stopping = false;

  return {
    start(name, entry, env) {
      // A child notices by the closed IPC channel that this process died.
      const child = spawn(process.execPath, ['--import', 'tsx', entry], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      running.add(child);
      child.on('message', ({ step }: { step?: string }) => {
        if (step && !stopping) onStep(step);
      });
      child.on('exit', (code) => {
        running.delete(child);
        if (!stopping) onExit(name, code);
      });
    },

    async stop(graceMs = STOP_TIMEOUT_MS) {
      stopping = true;
      const ended = [...running].map(
        (child) => new Promise((resolve) => child.once('exit', resolve)),
      );
      for (const child of running) child.kill('SIGTERM');
      const timer = setTimeout(() => {
        for (const child of running) child.kill('SIGKILL');
      }, graceMs);
      await Promise.all(ended);
      clearTimeout(timer);
    },
  };
}
