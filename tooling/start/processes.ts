import { type ChildProcess, spawn } from 'node:child_process';
import { reportStep } from 'server-kit/bin/progress.mjs';
import { STOP_TIMEOUT_MS } from 'server-kit/draining';

/** Child processes that all stop, together with this one, when one of them exits or a signal arrives. */
export function superviseChildren() {
  const children = processes({
    onStep: reportStep,
    onExit(name, code) {
      console.error(`The ${name} stopped with code ${code}; stopping the rest.`);
      void stop(1);
    },
  });
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= children.stop().then(() => process.exit(code));
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }
  return { start: children.start, stop, isStopping: () => stopping !== undefined };
}

interface Observer {
  /** A child exits without having been asked to. */
  onExit(name: string, code: number | null): void;
  /** A child reports its current step. */
  onStep(step: string): void;
}

/** The processes of one running product, which start and stop together. */
export function processes({ onExit, onStep }: Observer) {
  const running = new Set<ChildProcess>();
  let stopping = false;

  return {
    /**
     * Starts a TypeScript entry.
     * @param name for the operator, e.g. "api"
     * @returns a promise that resolves at the first step that the child reports; never if it exits before
     */
    start(name: string, entry: string, env: NodeJS.ProcessEnv): Promise<void> {
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
      return new Promise((resolve) => child.once('message', () => resolve()));
    },

    /** Asks every child to stop, waits, and kills the remaining ones after `graceMs`. */
    async stop(graceMs = STOP_TIMEOUT_MS): Promise<void> {
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
