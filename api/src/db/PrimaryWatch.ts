import type { Pool } from 'pg';

import { coalesceCalls } from './coalesceCalls';
import { clusterOf, stateOf } from './positions';
import { timeoutAfter } from './timeoutAfter';

/** Limits polls to 200 a second per process, however many reads there are. */
const POLL_INTERVAL_MS = 5;
/** A primary that does not respond in this time counts as down. */
const ANSWER_TIMEOUT_MS = 1_000;
/** A successor not seen for this long is forgotten, and the server that responds is trusted again. */
const SUCCESSOR_TTL_MS = 60_000;

/** Tracks the write position of the primary, and whether it is up. */
export class PrimaryWatch {
  isAway = false;
  /** Its timeline when it was last up: a successor has a higher one. */
  timeline = 0;
  /** The number of its replicas when it was last up. */
  followers = 0;
  /** Whether it then acknowledged only what a replica had (`synchronous_standby_names`). */
  waitsForFollowers = false;
  /** When it was last up. */
  seenAt = Number.NEGATIVE_INFINITY;
  /** The highest position of its WAL seen on a replica. */
  followedTo = 0;
  private written = 0;
  private successor = { timeline: 0, seenAt: Number.NEGATIVE_INFINITY };
  private readonly waiting = new Set<() => void>();
  private id: string | undefined;
  private readonly ask: () => Promise<number>;

  /** @param pool one separate connection, so that polls do not wait behind writes */
  constructor(private readonly pool: Pool) {
    this.ask = coalesceCalls(() => this.question(), POLL_INTERVAL_MS);
  }

  /**
   * Its write position at the time of the call, or later.
   * @returns undefined while it is down; only the calls that detect it have to wait
   */
  async position(): Promise<number | undefined> {
    const answer = this.ask().catch(() => undefined);
    if (this.isAway) return undefined;
    const position = await Promise.race([answer, timeoutAfter(ANSWER_TIMEOUT_MS)]);
    this.isAway = position === undefined;
    if (this.isAway) for (const giveUp of this.waiting) giveUp();
    return position;
  }

  /** Resolves to a response of the primary; to undefined as soon as it is found to be down. */
  async unlessAway<T>(answer: Promise<T>): Promise<T | undefined> {
    let giveUp = () => {};
    const away = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
    });
    this.waiting.add(giveUp);
    return Promise.race([answer, away]).finally(() => this.waiting.delete(giveUp));
  }

  /** The identity it shares with its replicas; the last known one while it is down. */
  async cluster(): Promise<string | undefined> {
    if (!this.isAway || this.id === undefined) this.id = await clusterOf(this.pool);
    return this.id;
  }

  /** Records that a server follows it. @param received position of that server; one on another timeline is ignored */
  noteFollower(received: number): void {
    this.followedTo = Math.max(this.followedTo, Math.min(this.written, received));
  }

  /** Records that another server was promoted. A former primary that returns is not trusted, even before it knows. */
  noteSuccessor(timeline: number): void {
    this.successor = { timeline, seenAt: performance.now() };
  }

  /** A lost connection does not mean that the server is down: a new one is tried first. */
  private async question(): Promise<number> {
    const state = await stateOf(this.pool).catch(() => stateOf(this.pool));
    const { timeline, seenAt } = this.successor;
    if (state.timeline < timeline && performance.now() - seenAt < SUCCESSOR_TTL_MS) {
      (await this.pool.connect()).release(true); // the next connection may reach the successor
      throw new Error('This server has a successor.');
    }
    this.isAway = false;
    this.seenAt = performance.now();
    if (state.timeline !== this.timeline) this.followedTo = 0; // positions belong to a timeline
    this.written = state.written;
    this.timeline = state.timeline;
    this.followers = state.followers;
    this.waitsForFollowers = state.waitsForFollowers;
    return state.written;
  }
}
