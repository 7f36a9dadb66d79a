import type { Pool } from 'pg';

import { latest } from './latest';
import { clusterOf, stateOf } from './positions';
import { timeUp } from './timeUp';

/** With so many milliseconds between questions, however many read, the primary has 200 a second of a process. */
const ASK_EVERY_MS = 5;
/** A primary that does not say for so long how far it has written is away. */
const ANSWER_TIMEOUT_MS = 1_000;

/** Knows how far the server that takes the writes has written, and whether it is there at all. */
export class PrimaryWatch {
  isAway = false;
  /** What it wrote to when it was last there: its successor writes to a higher one. */
  timeline = 0;
  /** How many servers followed it when it was last there. */
  followers = 0;
  /** Whether it acknowledged nothing then that none of them had (`synchronous_standby_names`). */
  waitsForFollowers = false;
  private readonly waiting = new Set<() => void>();
  private id: string | undefined;
  private readonly ask: () => Promise<number>;

  /** @param pool of one connection of its own, so that reads do not wait behind writes */
  constructor(private readonly pool: Pool) {
    this.ask = latest(() => this.question(), ASK_EVERY_MS);
  }

  /**
   * How far it had written when somebody asked, or later.
   * @returns undefined while it is away, which is known at once but by those who find it out
   */
  async position(): Promise<number | undefined> {
    const answer = this.ask().catch(() => undefined);
    if (this.isAway) return undefined;
    const position = await Promise.race([answer, timeUp(ANSWER_TIMEOUT_MS)]);
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

  /** A connection that was lost says nothing of the server: a new one is tried before it counts as away. */
  private async question(): Promise<number> {
    const state = await stateOf(this.pool).catch(() => stateOf(this.pool));
    this.isAway = false;
    this.timeline = state.timeline;
    this.followers = state.followers;
    this.waitsForFollowers = state.waitsForFollowers;
    return state.written;
  }
}
