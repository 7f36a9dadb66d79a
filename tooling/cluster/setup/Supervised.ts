import type { ChildProcess } from 'node:child_process';

import { signalAll } from 'server-kit/testing/signalAll';
import { processTree } from './processTree';

export interface Care {
  /** The signal that asks it to stop. */
  signal?: NodeJS.Signals;
  /** From an unexpected exit to the next start, in milliseconds. */
  restartMs?: number;
  /** Pids that belong to it without being its children. */
  others?: () => number[];
}

/** Before the process is killed, as in its unit (TimeoutStopSec). */
const STOP_TIMEOUT_MS = 20_000;

/** One process of a cluster, restarted when it exits unexpectedly, as a supervisor does. */
export class Supervised {
  private child: ChildProcess;
  private ended: Promise<void>;
  private isWanted = true;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param launch starts it
   * @param onEnd called at an unexpected exit; returns whether it is restarted
   */
  constructor(
    readonly name: string,
    private readonly launch: () => ChildProcess,
    private readonly onEnd: () => boolean,
    private readonly care: Care = {},
  ) {
    [this.child, this.ended] = this.start();
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Its pid, those of its descendants, and those that belong to it. */
  pids(): number[] {
    const roots = [...(this.child.pid ? [this.child.pid] : []), ...(this.care.others?.() ?? [])];
    return [...new Set(roots.flatMap(processTree))];
  }

  signal(signal: NodeJS.Signals): void {
    signalAll(this.pids(), signal);
  }

  /** Stops all of them until the returned function is called, like a machine that hangs. */
  freeze(): () => void {
    const pids = this.pids();
    signalAll(pids, 'SIGSTOP');
    return () => signalAll(pids, 'SIGCONT');
  }

  /** Kills all of them, like a power failure; it is not restarted until `comeBack`. */
  async lose(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    this.signal('SIGKILL');
    await this.ended;
  }

  /** Starts it after it was lost or stopped. */
  comeBack(): void {
    this.isWanted = true;
    if (!this.isRunning) [this.child, this.ended] = this.start();
  }

  /** Asks it to stop, and kills it when it does not. */
  async stop(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    const all = this.pids(); // children lose their parent when it exits
    signalAll(all, 'SIGCONT');
    if (this.isRunning) {
      this.child.kill(this.care.signal ?? 'SIGTERM');
      const timer = setTimeout(() => signalAll(all, 'SIGKILL'), STOP_TIMEOUT_MS);
      await this.ended;
      clearTimeout(timer);
    }
    signalAll(all, 'SIGKILL');
  }

  private start(): [ChildProcess, Promise<void>] {
    const child = this.launch();
    child.once('error', () => {}); // `close` follows
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    void ended.then(() => {
      if (!this.isWanted || !this.onEnd()) return;
      this.timer = setTimeout(() => this.comeBack(), this.care.restartMs ?? 100);
    });
    return [child, ended];
  }
}
