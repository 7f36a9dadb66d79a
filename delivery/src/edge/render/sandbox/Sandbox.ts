import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type FromSandbox, readMessage, type ToSandbox } from './messages';
import { startSandbox } from './startSandbox';

/** Signals with which others end a process: the system or an operator. */
const FROM_OUTSIDE = new Set<string | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGXCPU', 'SIGHUP']);

interface Handlers {
  /** An exception from it ends the process. */
  onMessage(message: FromSandbox): void;
  /** Called once, whatever ends it. @param isOwnDoing false when something else ended it */
  onEnd(reason: string, isOwnDoing: boolean): void;
}

/** A sandboxed process and the connection to it. Its messages come from untrusted code. */
export class Sandbox {
  private readonly lines = new BoundedLines();
  private hasEnded = false;

  constructor(
    private readonly hearing: Handlers,
    private readonly child: ChildProcess = startSandbox(),
  ) {
    this.child.stdin!.on('error', () => {}); // `exit` reports its end
    this.child.stdout!.setEncoding('utf8').on('data', (chunk: string) => this.onChunk(chunk));
    this.child.on('error', (error) => this.end(error.message, false));
    this.child.on('exit', (code, signal) => {
      const reason = `The render process ended with ${signal ?? `code ${code}`}.`;
      this.end(reason, !FROM_OUTSIDE.has(signal));
    });
  }

  /** Processor time in milliseconds that it has used; undefined where the system does not report it. */
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

/** A longer line cannot be a page. */
const MAX_LINE_LENGTH = 8 * 1024 * 1024;

/** Splits a process's output into lines, and buffers no more than a page may have. */
class BoundedLines {
  private parts: string[] = [];
  private length = 0;

  /** @throws Error when a line is too long */
  take(chunk: string): string[] {
    const [first = '', ...rest] = chunk.split('\n');
    this.add(first);
    return rest.map((next) => {
      const line = this.parts.join('');
      this.parts = [];
      this.length = 0;
      this.add(next);
      return line;
    });
  }

  private add(chunk: string): void {
    this.length += chunk.length;
    if (this.length > MAX_LINE_LENGTH) throw new Error('It says more than a page can be.');
    this.parts.push(chunk);
  }
}

/** Linux counts processor time in USER_HZ, which is a fixed part of its interface. */
const TICK_MS = 10;

/**
 * Processor time in milliseconds that a process has used. Undefined when it has exited, and on systems that do not
 * report it.
 */
function processorTime(pid: number): number | undefined {
  try {
    // The name ends at the last parenthesis and may contain anything (proc(5): utime and stime are fields 14 and 15).
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = rest.split(' ').slice(11, 13).map(Number);
    return (user! + system!) * TICK_MS;
  } catch {
    return undefined;
  }
}
