import type { ChildProcess } from 'node:child_process';

import { BoundedLines } from './BoundedLines';
import { type FromSandbox, readMessage, type ToSandbox } from './messages';
import { processorTime } from './processorTime';
import { startSandbox } from './startSandbox';

/** Signals by which others end a process: the system, or whoever cares for the machine. */
const FROM_OUTSIDE = new Set<string | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGXCPU', 'SIGHUP']);

interface Handlers {
  /** What it throws ends the process. */
  onMessage(message: FromSandbox): void;
  /** Once, whatever ends it. @param isOwnDoing false when something else ended it */
  onEnd(reason: string, isOwnDoing: boolean): void;
}

/** A process without powers, and the line to it. Whatever it says is a claim of foreign code. */
export class Sandbox {
  private readonly lines = new BoundedLines();
  private hasEnded = false;

  constructor(
    private readonly hearing: Handlers,
    private readonly child: ChildProcess = startSandbox(),
  ) {
    this.child.stdin!.on('error', () => {}); // its end is told by `exit`
    this.child.stdout!.setEncoding('utf8').on('data', (chunk: string) => this.onChunk(chunk));
    this.child.on('error', (error) => this.end(error.message, false));
    this.child.on('exit', (code, signal) => {
      const reason = `The render process ended with ${signal ?? `code ${code}`}.`;
      this.end(reason, !FROM_OUTSIDE.has(signal));
    });
  }

  /** Milliseconds of a processor that it has had; undefined where the system does not tell. */
  spent(): number | undefined {
    return this.child.pid === undefined ? undefined : processorTime(this.child.pid);
  }

  tell(message: ToSandbox): void {
    if (!this.hasEnded) this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  end(reason: string, isOwnDoing: boolean): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.child.kill('SIGKILL');
    this.hearing.onEnd(reason, isOwnDoing);
  }

  private onChunk(chunk: string): void {
    try {
      for (const line of this.lines.take(chunk)) {
        if (this.hasEnded) return;
        this.hearing.onMessage(readMessage(line));
      }
    } catch (error) {
      this.end(`The render process says what it may not: ${(error as Error).message}`, true);
    }
  }
}
