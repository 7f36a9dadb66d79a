import type { ChildProcess } from 'node:child_process';

import { signalAll } from 'server-kit/testing/signalAll';
import { processTree } from './processTree';

/** How a process is looked after. */
export interface Care {
  /** How it is asked to stop. */
  signal?: NodeJS.Signals;
  /** From its unasked end to its next start, milliseconds. */
  restartMs?: number;
  /** Processes that belong to it without being its children. */
  others?: () => number[];
}

/** Before the process is killed, as in its unit (TimeoutStopSec). */
const STOP_TIMEOUT_MS = 20_000;

/** One process of a cluster, started again when it ends unasked, as a supervisor of a machine does. */
export class Supervised {
  private child: ChildProcess;
  private ended: Promise<void>;
  private isWanted = true;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param launch starts it
   * @param onEnd called at an unasked end; answers whether it is started again
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

  /** It, what it has started, and what belongs to it. */
  pids(): number[] {
    const roots = [...(this.child.pid ? [this.child.pid] : []), ...(this.care.others?.() ?? [])];
    return [...new Set(roots.flatMap(processTree))];
  }

  /** Sends a signal to all of it at once. */
  signal(signal: NodeJS.Signals): void {
    signalAll(this.pids(), signal);
  }

  /** All of it stands still until what is returned is called, as a machine that has no air left. */
  freeze(): () => void {
    const pids = this.pids();
    signalAll(pids, 'SIGSTOP');
    return () => signalAll(pids, 'SIGCONT');
  }

  /** Kills all of it, as a machine that loses power does; it stays away until `comeBack`. */
  async lose(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    this.signal('SIGKILL');
    await this.ended;
  }

  /** Starts what was lost or stopped. */
  comeBack(): void {
    this.isWanted = true;
    if (!this.isRunning) [this.child, this.ended] = this.start();
  }

  /** Asks it to end, and kills what does not. */
  async stop(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    const all = this.pids(); // what it has started is nobody's once it has ended
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
