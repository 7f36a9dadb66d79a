import type { LaneBounds } from './bounds';
import { tooMany } from './CallRefused';

interface Share {
  running: number;
  queue: Set<() => void>;
}

/** The connections of one lane, shared fairly: calls of one address wait for each other, not for calls of others. */
export class Shares {
  private readonly shares = new Map<string, Share>();

  constructor(private readonly bounds: Pick<LaneBounds, 'each' | 'waiting'>) {}

  /**
   * Waits until `who` may use another connection.
   * @returns releases the connection
   * @throws CallRefused when too many calls of this address wait, or the signal's reason
   */
  async enter(who: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const share = this.shares.get(who) ?? { running: 0, queue: new Set() };
    this.shares.set(who, share);
    if (share.running < this.bounds.each) share.running += 1;
    else await this.turn(share, signal);
    return () => this.leave(who, share);
  }

  load(): { running: number; waiting: number } {
    const sum = { running: 0, waiting: 0 };
    for (const { running, queue } of this.shares.values()) {
      sum.running += running;
      sum.waiting += queue.size;
    }
    return sum;
  }

  private turn({ queue }: Share, signal: AbortSignal): Promise<void> {
    if (queue.size >= this.bounds.waiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const next = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        queue.delete(next);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      queue.add(next);
    });
  }

  private leave(who: string, share: Share): void {
    const [next] = share.queue;
    if (next) {
      share.queue.delete(next);
      next();
      return;
    }
    share.running -= 1;
    if (share.running === 0) this.shares.delete(who);
  }
}
