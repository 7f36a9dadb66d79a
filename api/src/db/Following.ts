import type { Pool } from 'pg';

import { coalesceCalls } from './coalesceCalls';
import type { PrimaryWatch } from './PrimaryWatch';
import { type CopyState, copyStateOf } from './positions';
import { timeoutAfter } from './timeoutAfter';

const POLL_INTERVAL_MS = 2;
/** A server that does not answer in this time counts as hanging. */
const ANSWER_TIMEOUT_MS = 500;
const RETRY_DELAY_MS = 1_000;
/** A copy whose last sign of following is older than that, counted from the primary's last answer, may have been cut off. */
const MAX_FOLLOWED_AGE_MS = 2_000;

/**
 * When replay has been free to go on and has not for this long, it waits for the rest of a record. What blocked it
 * before delays it by a second at most, since it retries that often.
 */
const REPLAY_SETTLED_MS = 1_200;

/** Knows what a server has of what the primary wrote, and whether it was sent all of it until the primary went. */
export class Following {
  private followedAt = Number.NEGATIVE_INFINITY;
  private silentUntil = 0;
  /** What it had and showed when it was first seen to be free to show more. */
  private still: { received: number; shown: number; since: number } | undefined;
  private readonly ask: () => Promise<CopyState>;

  constructor(
    watch: Pool,
    private readonly primary: PrimaryWatch,
  ) {
    this.ask = coalesceCalls(() => copyStateOf(watch), POLL_INTERVAL_MS);
  }

  /** Whether it was being sent what the primary wrote when that was last there. */
  get toTheEnd(): boolean {
    return this.followedAt > this.primary.seenAt - MAX_FOLLOWED_AGE_MS;
  }

  /** What it has, be it as successor; undefined when it does not say. */
  async state(): Promise<CopyState | undefined> {
    if (performance.now() < this.silentUntil) return undefined;
    const answer = this.ask().catch(() => undefined);
    const state = await Promise.race([answer, timeoutAfter(ANSWER_TIMEOUT_MS)]);
    if (state === undefined) this.silentUntil = performance.now() + RETRY_DELAY_MS;
    else this.noteStill(state);
    return state;
  }

  /** Whether it shows every record that it has: one whose end it lacks was acknowledged to nobody. */
  hasShownAll({ received, shown, endsWithPage }: CopyState): boolean {
    const stillFor = performance.now() - (this.still?.since ?? Number.POSITIVE_INFINITY);
    return shown >= received || (endsWithPage && stillFor >= REPLAY_SETTLED_MS);
  }

  /**
   * Remembers whether it follows a primary that is there.
   * @param written how far that had written a moment ago
   */
  async note(written: number): Promise<void> {
    const start = performance.now();
    const state = await this.ask().catch(() => undefined);
    if (!state?.isSent || this.primary.isAway) return;
    // Who was cut off goes on to look for the primary; only who gets what is written moves on.
    if (state.received >= written) this.followedAt = start;
    this.primary.noteFollower(state.received);
  }
  private noteStill({ received, shown, isFree }: CopyState): void {
    if (this.still?.received !== received || this.still.shown !== shown) this.still = undefined;
    if (isFree) this.still ??= { received, shown, since: performance.now() };
  }
}
