import type { Pool } from 'pg';

import { latest } from './latest';
import type { PrimaryWatch } from './PrimaryWatch';
import { type CopyState, copyStateOf } from './positions';
import { timeUp } from './timeUp';

const ASK_EVERY_MS = 2;
/** One that does not say for so long what it has hangs. */
const ANSWER_TIMEOUT_MS = 500;
/** How long one that hung is not asked again. */
const RETRY_AFTER_MS = 1_000;
/** Who was last seen to follow longer before the primary was last there may have been cut off from it. */
const FOLLOWED_WITHIN_MS = 2_000;

/**
 * A server that was free to show what it has, and for so long has not, waits for the rest of a record. What kept it from
 * that before it was free does so for a second at most: it looks again that often.
 */
const STILL_MS = 1_200;

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
    this.ask = latest(() => copyStateOf(watch), ASK_EVERY_MS);
  }

  /** Whether it was being sent what the primary wrote when that was last there. */
  get toTheEnd(): boolean {
    return this.followedAt > this.primary.seenAt - FOLLOWED_WITHIN_MS;
  }

  /** What it has, be it as successor; undefined when it does not say. */
  async state(): Promise<CopyState | undefined> {
    if (performance.now() < this.silentUntil) return undefined;
    const answer = this.ask().catch(() => undefined);
    const state = await Promise.race([answer, timeUp(ANSWER_TIMEOUT_MS)]);
    if (state === undefined) this.silentUntil = performance.now() + RETRY_AFTER_MS;
    else this.noteStill(state);
    return state;
  }

  /** Whether it shows every record that it has: one whose end it lacks was acknowledged to nobody. */
  hasShownAll({ received, shown, endsWithPage }: CopyState): boolean {
    const stillFor = performance.now() - (this.still?.since ?? Number.POSITIVE_INFINITY);
    return shown >= received || (endsWithPage && stillFor >= STILL_MS);
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
