import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { latest } from './latest';
import { clusterOf, replayedTo } from './positions';

/** A read waits this long for what was written before it; then the replica is left out. */
const MAX_WAIT_MS = 50;
const ASK_EVERY_MS = 2;
/** How long a replica that failed or lags is left out before it is looked at again. */
const RETRY_AFTER_MS = 1_000;

/** Of the server that takes the writes. */
export interface Primary {
  /** How far it had written when somebody asked, or later. */
  position(): Promise<number>;
  cluster(): Promise<string>;
}

/** A server that follows the one that takes the writes. It is used while it keeps up. */
export class Replica {
  isUsed = false;
  private replayed = 0;
  private retryAt = 0;
  private joining: Promise<void> | undefined;
  private readonly ask: () => Promise<number>;

  constructor(
    readonly pool: Pool,
    private readonly primary: Primary,
  ) {
    this.ask = latest(() => replayedTo(pool), ASK_EVERY_MS);
    pool.on('error', () => this.leaveOut());
  }

  /** Whether everything up to a position can be read here, now or in a moment. */
  async has(position: number): Promise<boolean> {
    const end = performance.now() + MAX_WAIT_MS;
    // While nobody was connected an older copy may have taken its place.
    if (this.pool.totalCount === 0) this.replayed = 0;
    while (this.replayed < position) {
      const left = end - performance.now();
      if (left <= 0 || !(await this.look(left))) {
        this.leaveOut();
        return false;
      }
    }
    return this.isUsed;
  }

  leaveOut(): void {
    this.isUsed = false;
    this.retryAt = performance.now() + RETRY_AFTER_MS;
  }

  /** Looks in the background whether one that is left out has caught up; costs its caller nothing. */
  joinLater(): void {
    if (this.isUsed || this.joining || performance.now() < this.retryAt) return;
    this.joining = this.join()
      .catch(() => this.leaveOut())
      .finally(() => {
        this.joining = undefined;
      });
  }

  private async join(): Promise<void> {
    const [own, theirs] = await Promise.all([clusterOf(this.pool), this.primary.cluster()]);
    const written = await this.primary.position();
    this.replayed = await replayedTo(this.pool);
    if (own === theirs && this.replayed >= written) this.isUsed = true;
    else this.leaveOut();
  }

  /** @returns whether it answered in time */
  private async look(withinMs: number): Promise<boolean> {
    const answered = this.ask().then(
      (replayed) => {
        this.replayed = Math.max(this.replayed, replayed);
        return true;
      },
      () => false,
    );
    return Promise.race([answered, sleep(withinMs, false, { ref: false })]);
  }
}
