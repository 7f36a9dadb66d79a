import type { Pool } from 'pg';
import { coalesceCalls } from './coalesceCalls';
import { Following } from './Following';
import type { PrimaryWatch } from './PrimaryWatch';
import { type CopyState, clusterOf, replayedTo } from './positions';
import { timeoutAfter } from './timeoutAfter';

/** How long a read waits for replay; then another server is asked. */
const MAX_REPLAY_WAIT_MS = 50;
const POLL_INTERVAL_MS = 2;
/** How long a replica that failed or lags is left out before it is checked again. */
const RETRY_DELAY_MS = 1_000;
/** A replica that does not respond in this time counts as hanging. */
const ANSWER_TIMEOUT_MS = 500;
/** Applies also while the primary is down. */
const MAX_STALENESS_MS = 300_000;

/** Error of a statement whose replica is left out before it responds. */
export class LeftOut extends Error {}

/** A replica of the primary, used while it keeps up. */
export class Replica {
  isUsed = false;
  readonly following: Following;
  private replayed = 0;
  private retryAt = 0;
  /** The last time it was known to have everything. */
  private freshAt = Number.NEGATIVE_INFINITY;
  private freshTo = 0;
  private joining: Promise<void> | undefined;
  private readonly ask: () => Promise<number>;
  private readonly statements = new Set<(error: LeftOut) => void>();

  /** @param watch a separate connection, so that checks do not wait behind reads */
  constructor(
    private readonly pool: Pool,
    private readonly watch: Pool,
    private readonly primary: PrimaryWatch,
  ) {
    this.ask = coalesceCalls(() => replayedTo(watch), POLL_INTERVAL_MS);
    this.following = new Following(watch, primary);
    for (const each of [pool, watch]) each.on('error', () => this.leaveOut());
  }

  /** Maximum age of data read here, milliseconds. */
  get age(): number {
    return performance.now() - this.freshAt;
  }

  /** Whether it may be read while its lag is unknown. */
  get isRecent(): boolean {
    return this.isUsed && this.age <= MAX_STALENESS_MS;
  }

  /** Whether everything up to a position can be read here, after a short wait if needed. */
  async has(position: number): Promise<boolean> {
    const start = performance.now();
    // While disconnected, the server may have been replaced by an older copy.
    if (this.watch.totalCount === 0) this.replayed = 0;
    while (this.replayed < position) {
      const left = start + MAX_REPLAY_WAIT_MS - performance.now();
      if (left <= 0 || !(await this.look(left))) {
        this.leaveOut();
        return false;
      }
    }
    this.noteFresh(start, position);
    return this.isUsed;
  }

  /** Its state, also after promotion; undefined when it does not respond, or never kept up. */
  async state(): Promise<CopyState | undefined> {
    return this.freshTo === 0 ? undefined : this.following.state();
  }

  /** @throws LeftOut as soon as it is found to hang */
  query(...asked: Parameters<Pool['query']>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.statements.add(reject);
      (this.pool.query(...asked) as unknown as Promise<unknown>)
        .then(resolve, reject)
        .finally(() => this.statements.delete(reject));
    });
  }

  /**
   * Checks whether it still responds, so that statements do not wait for a hanging one.
   * @param written the primary's position; undefined while it is down
   */
  async check(written: number | undefined): Promise<void> {
    const start = performance.now();
    if (!this.isUsed) return;
    if (!(await this.look(ANSWER_TIMEOUT_MS))) {
      this.leaveOut();
      for (const giveUp of this.statements) giveUp(new LeftOut());
    } else if (written !== undefined && this.replayed >= written) this.noteFresh(start, written);
  }

  leaveOut(): void {
    this.isUsed = false;
    this.retryAt = performance.now() + RETRY_DELAY_MS;
  }

  /** Checks in the background whether a left-out replica has caught up; its caller does not wait. */
  joinLater(): void {
    if (this.isUsed || this.joining || performance.now() < this.retryAt) return;
    this.joining = this.join()
      .catch(() => this.leaveOut())
      .finally(() => {
        this.joining = undefined;
      });
  }

  private async join(): Promise<void> {
    const [own, theirs] = await Promise.all([clusterOf(this.watch), this.primary.cluster()]);
    const start = performance.now();
    const written = await this.primary.position();
    this.replayed = await replayedTo(this.watch);
    const isAsBefore = this.age <= MAX_STALENESS_MS && this.replayed >= this.freshTo;
    const hasAll = written === undefined ? isAsBefore : this.replayed >= written;
    if (own !== theirs || !hasAll) return this.leaveOut();
    if (written !== undefined) this.noteFresh(start, written);
    this.isUsed = true;
  }

  private noteFresh(at: number, position: number): void {
    this.freshAt = at;
    this.freshTo = position;
  }

  /** @returns whether it responded in time */
  private async look(withinMs: number): Promise<boolean> {
    const answered = this.ask().then(
      (replayed) => {
        this.replayed = Math.max(this.replayed, replayed);
        return true;
      },
      () => false,
    );
    return Promise.race([answered, timeoutAfter(withinMs).then(() => false)]);
  }
}
