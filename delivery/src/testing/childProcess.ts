import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** How a process ended: its exit code, or the signal that killed it. */
export type Ending = number | NodeJS.Signals;

/** A script of this folder as a process of its own, started and waiting for work. */
export interface Child {
  process: ChildProcess;
  /** Gives it one piece of work. @returns once it is done; never when the process is killed by it */
  work(...args: string[]): Promise<void>;
  ended: Promise<Ending>;
}

/** Starts a script that calls `onWork`. It can be given any number of pieces of work. */
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

/** In a child: does what it is sent, one piece after the other, and says when it is done. */
export function onWork(work: (...args: string[]) => Promise<void>): void {
  process.on('message', (args: string[]) => {
    // A rejection ends the process, which its parent sees.
    void work(...args).then(() => process.send!('done'));
  });
}
