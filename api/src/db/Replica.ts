import type { Pool } from 'pg';
import { coalesceCalls } from './coalesceCalls';
import { Following } from './Following';
import type { PrimaryWatch } from './PrimaryWatch';
import { type CopyState, clusterOf, replayedTo } from './positions';
import { timeoutAfter } from './timeoutAfter';

/** How long a read waits for earlier writes to be replayed; then another server answers it. */
const MAX_REPLAY_WAIT_MS = 50;
const POLL_INTERVAL_MS = 2;
/** How long a replica that failed or lags is left out before it is looked at again. */
const RETRY_DELAY_MS = 1_000;
/** A replica that does not answer in this time counts as hanging. */
const ANSWER_TIMEOUT_MS = 500;
/** Holds also while the primary is away. */
const MAX_STALENESS_MS = 300_000;

/** The error of a statement whose replica is left out before it has answered. */
export class LeftOut extends Error {}

/** A server that follows the one that takes the writes. It is used while it keeps up. */
export class Replica {
  isUsed = false;
  readonly following: Following;
  private replayed = 0;
  private retryAt = 0;
  /** Since when it may lack something: when it was asked whether it has everything, and did. */
  private freshAt = Number.NEGATIVE_INFINITY;
  private freshTo = 0;
  private joining: Promise<void> | undefined;
  private readonly ask: () => Promise<number>;
  private readonly statements = new Set<(error: LeftOut) => void>();

  /** @param watch a connection of its own, so that being asked does not wait behind reads */
  constructor(
    private readonly pool: Pool,
    private readonly watch: Pool,
    private readonly primary: PrimaryWatch,
  ) {
    this.ask = coalesceCalls(() => replayedTo(watch), POLL_INTERVAL_MS);
    this.following = new Following(watch, primary);
    for (const each of [pool, watch]) each.on('error', () => this.leaveOut());
  }

  /** How old what is read here may be, milliseconds. */
  get age(): number {
    return performance.now() - this.freshAt;
  }

  /** Whether it may be read while nobody can say what it lacks. */
  get isRecent(): boolean {
    return this.isUsed && this.age <= MAX_STALENESS_MS;
  }

  /** Whether everything up to a position can be read here, now or in a moment. */
  async has(position: number): Promise<boolean> {
    const start = performance.now();
    // While nobody was connected an older copy may have taken its place.
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

  /** What it has, be it as successor; undefined when it does not say, or never kept up. */
  async state(): Promise<CopyState | undefined> {
    return this.freshTo === 0 ? undefined : this.following.state();
  }

  /** @throws LeftOut as soon as it turns out to hang */
  query(...asked: Parameters<Pool['query']>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.statements.add(reject);
      (this.pool.query(...asked) as unknown as Promise<unknown>)
        .then(resolve, reject)
        .finally(() => this.statements.delete(reject));
    });
  }

  /**
   * Looks whether it still answers; one that hangs takes no statement with it.
   * @param written how far the primary has written; undefined while it is away
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

  /** @returns whether it answered in time */
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
