import { type ChildProcess, spawn } from 'node:child_process';
import { STOP_TIMEOUT_MS } from 'server-kit/draining';

/** The processes of one running product: started together, stopped together. */
export interface Processes {
  /**
   * Starts a TypeScript entry as a child.
   * @param name how the operator knows it, e.g. "api"
   */
  start(name: string, entry: string, env: NodeJS.ProcessEnv): void;
  /** Asks every child to stop, waits, and kills what is still there after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** The messages of the starter's children. */
export interface Observer {
  /** A child ends that nobody asked to end. */
  onExit(name: string, code: number | null): void;
  /** A child says what it does now. */
  onStep(step: string): void;
}

export function processes({ onExit, onStep }: Observer): Processes {
  const running = new Set<ChildProcess>();
  let stopping = false;

  return {
    start(name, entry, env) {
      // The channel is how a child learns that this process died without a word: it disconnects.
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
