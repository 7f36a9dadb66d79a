import type { Pool } from 'pg';

import { coalesceCalls } from './coalesceCalls';
import { clusterOf, stateOf } from './positions';
import { timeoutAfter } from './timeoutAfter';

/** Bounds the questions to 200 a second for each process, however many people read. */
const POLL_INTERVAL_MS = 5;
/** A primary that does not answer in this time counts as away. */
const ANSWER_TIMEOUT_MS = 1_000;
/** A successor not seen for this long is forgotten, and the server that answers is trusted again. */
const SUCCESSOR_TTL_MS = 60_000;

/** Knows how far the server that takes the writes has written, and whether it is there at all. */
export class PrimaryWatch {
  isAway = false;
  /** What it wrote to when it was last there: its successor writes to a higher one. */
  timeline = 0;
  /** How many servers followed it when it was last there. */
  followers = 0;
  /** Whether it acknowledged nothing then that none of them had (`synchronous_standby_names`). */
  waitsForFollowers = false;
  /** When it was last there. */
  seenAt = Number.NEGATIVE_INFINITY;
  /** Up to where some follower of it was seen to have what it wrote. */
  followedTo = 0;
  private written = 0;
  private successor = { timeline: 0, seenAt: Number.NEGATIVE_INFINITY };
  private readonly waiting = new Set<() => void>();
  private id: string | undefined;
  private readonly ask: () => Promise<number>;

  /** @param pool of one connection of its own, so that reads do not wait behind writes */
  constructor(private readonly pool: Pool) {
    this.ask = coalesceCalls(() => this.question(), POLL_INTERVAL_MS);
  }

  /**
   * How far it had written when somebody asked, or later.
   * @returns undefined while it is away, which is known at once but by those who find it out
   */
  async position(): Promise<number | undefined> {
    const answer = this.ask().catch(() => undefined);
    if (this.isAway) return undefined;
    const position = await Promise.race([answer, timeoutAfter(ANSWER_TIMEOUT_MS)]);
    this.isAway = position === undefined;
    if (this.isAway) for (const giveUp of this.waiting) giveUp();
    return position;
  }

  /** What somebody asks it; undefined as soon as it turns out to be away. */
  async unlessAway<T>(answer: Promise<T>): Promise<T | undefined> {
    let giveUp = () => {};
    const away = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
    });
    this.waiting.add(giveUp);
    return Promise.race([answer, away]).finally(() => this.waiting.delete(giveUp));
  }

  /** What its replicas have in common with it; while it is away, as it said before. */
  async cluster(): Promise<string | undefined> {
    if (!this.isAway || this.id === undefined) this.id = await clusterOf(this.pool);
    return this.id;
  }

  /** Somebody was seen to follow it. @param received of that server; what it has of another timeline does not count */
  noteFollower(received: number): void {
    this.followedTo = Math.max(this.followedTo, Math.min(this.written, received));
  }

  /** Another server has taken its place: should it come back, it is not believed, even before anything has informed it. */
  noteSuccessor(timeline: number): void {
    this.successor = { timeline, seenAt: performance.now() };
  }

  /** A connection that was lost says nothing of the server: a new one is tried before it counts as away. */
  private async question(): Promise<number> {
    const state = await stateOf(this.pool).catch(() => stateOf(this.pool));
    const { timeline, seenAt } = this.successor;
    if (state.timeline < timeline && performance.now() - seenAt < SUCCESSOR_TTL_MS) {
      (await this.pool.connect()).release(true); // the next connection may lead to the successor
      throw new Error('This server has a successor.');
    }
    this.isAway = false;
    this.seenAt = performance.now();
    if (state.timeline !== this.timeline) this.followedTo = 0; // places are those of a timeline
    this.written = state.written;
    this.timeline = state.timeline;
    this.followers = state.followers;
    this.waitsForFollowers = state.waitsForFollowers;
    return state.written;
  }
}
