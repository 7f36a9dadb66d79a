import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** How a process ended: its exit code, or the signal that killed it. */
export type Ending = number | NodeJS.Signals;

/** A script of this folder in a child process, started and waiting for work. */
export interface Child {
  process: ChildProcess;
  /** Gives it one piece of work. @returns when it is done; never if the process is killed by it */
  work(...args: string[]): Promise<void>;
  ended: Promise<Ending>;
}

/** Starts a script that calls `onWork`, for any number of pieces of work. */
export function childProcess(script: string): Child {
  const child = fork(join(__dirname, `${script}.ts`), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as Ending);
  return {
    process: child,
    async work(...args) {
      child.send(args);
      await once(child, 'message');
    },
    ended,
  };
}

/** In the child: does each piece of work in order, and reports its completion. */
export function onWork(work: (...args: string[]) => Promise<void>): void {
  process.on('message', (args: string[]) => {
    // A rejection ends the process, which its parent notices.
    void work(...args).then(() => process.send!('done'));
  });
}
