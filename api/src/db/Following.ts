import type { Pool } from 'pg';

import { coalesceCalls } from './coalesceCalls';
import type { PrimaryWatch } from './PrimaryWatch';
import { type CopyState, copyStateOf } from './positions';
import { timeoutAfter } from './timeoutAfter';

const POLL_INTERVAL_MS = 2;
/** A server that does not answer in this time counts as hanging. */
const ANSWER_TIMEOUT_MS = 500;
const RETRY_DELAY_MS = 1_000;
/**
 * A replica that last received data longer ago than this, relative to the primary's last response, may have been
 * disconnected.
 */
const MAX_FOLLOWED_AGE_MS = 2_000;

/**
 * If replay could continue but has not for this long, the replica waits for the rest of a WAL record. A former block
 * delays replay by at most a second, because it retries that often.
 */
const REPLAY_SETTLED_MS = 1_200;

/** Tracks which of the primary's WAL a server has, and whether it was streaming until the primary failed. */
export class Following {
  private followedAt = Number.NEGATIVE_INFINITY;
  private silentUntil = 0;
  /** Its positions when replay was first seen unblocked. */
  private still: { received: number; shown: number; since: number } | undefined;
  private readonly ask: () => Promise<CopyState>;

  constructor(
    watch: Pool,
    private readonly primary: PrimaryWatch,
  ) {
    this.ask = coalesceCalls(() => copyStateOf(watch), POLL_INTERVAL_MS);
  }

  /** Whether it was streaming when the primary last responded. */
  get toTheEnd(): boolean {
    return this.followedAt > this.primary.seenAt - MAX_FOLLOWED_AGE_MS;
  }

  /** Its state, also after promotion; undefined when it does not respond. */
  async state(): Promise<CopyState | undefined> {
    if (performance.now() < this.silentUntil) return undefined;
    const answer = this.ask().catch(() => undefined);
    const state = await Promise.race([answer, timeoutAfter(ANSWER_TIMEOUT_MS)]);
    if (state === undefined) this.silentUntil = performance.now() + RETRY_DELAY_MS;
    else this.noteStill(state);
    return state;
  }

  /** Whether it shows every complete record it has. A record whose end is missing was acknowledged to no client. */
  hasShownAll({ received, shown, endsWithPage }: CopyState): boolean {
    const stillFor = performance.now() - (this.still?.since ?? Number.POSITIVE_INFINITY);
    return shown >= received || (endsWithPage && stillFor >= REPLAY_SETTLED_MS);
  }

  /**
   * Records whether it follows a live primary.
   * @param written the primary's position a moment ago
   */
  async note(written: number): Promise<void> {
    const start = performance.now();
    const state = await this.ask().catch(() => undefined);
    if (!state?.isSent || this.primary.isAway) return;
    // A disconnected server still looks for the primary; only one whose position advances is streaming.
    if (state.received >= written) this.followedAt = start;
    this.primary.noteFollower(state.received);
  }
  private noteStill({ received, shown, isFree }: CopyState): void {
    if (this.still?.received !== received || this.still.shown !== shown) this.still = undefined;
    if (isFree) this.still ??= { received, shown, since: performance.now() };
  }
}
