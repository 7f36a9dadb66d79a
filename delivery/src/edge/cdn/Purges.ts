import { setTimeout as sleep } from 'node:timers/promises';

import type { SharedCache } from './SharedCache';

/** Tag of every document. */
export const DOCUMENTS = 'documents';

/** From a purge to the same once more, and from a failed one to the next, milliseconds. */
const REPEAT_AFTER_MS = 1_000;
/** More tags than these at once: all documents go. */
const MAX_TAGS = 1_000;

/**
 * Removes documents from the cache in front of the edges. Each purge is done twice: a document that was on its
 * way during the first one is stored after it. What fails is tried until it succeeds.
 */
export class Purges {
  /** Tags to purge, and how often. */
  private readonly waiting = new Map<string, number>();
  private readonly stopped = new AbortController();
  private isRunning = false;
  private hasFailed = false;
  private done = 0;
  private failed = 0;

  /** @param onTrouble called with the first of several failures in a row */
  constructor(
    private readonly cache: Pick<SharedCache, 'purge'>,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** These were changed: documents about them are to go. */
  add(tags: readonly string[], times = 2): void {
    if (this.stopped.signal.aborted) return;
    for (const tag of tags) this.waiting.set(tag, Math.max(times, this.waiting.get(tag) ?? 0));
    if (this.waiting.size > MAX_TAGS) {
      this.waiting.clear();
      this.waiting.set(DOCUMENTS, 2);
    }
    if (!this.isRunning) void this.run();
  }

  /** True while the cache may hold what is outdated: nothing more is to be stored then. */
  get isBehind(): boolean {
    return this.hasFailed;
  }

  /** How many purges were done, and how many tries failed. */
  get figures(): ReadonlyMap<string, number> {
    return new Map([
      ['done', this.done],
      ['failed', this.failed],
    ]);
  }

  stop(): void {
    this.stopped.abort();
    this.waiting.clear();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.size > 0) {
      const purged = [...this.waiting];
      this.waiting.clear();
      try {
        await this.cache.purge(purged.map(([tag]) => tag));
        this.done += 1;
        this.hasFailed = false;
        void this.repeat(purged.flatMap(([tag, times]) => (times > 1 ? [tag] : [])));
      } catch (error) {
        if (!this.hasFailed) this.onTrouble(error);
        this.failed += 1;
        this.hasFailed = true;
        await this.pause();
        for (const [tag] of purged) this.add([tag]);
      }
    }
    this.isRunning = false;
  }

  private async repeat(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    await this.pause();
    this.add(tags, 1);
  }

  private async pause(): Promise<void> {
    const { signal } = this.stopped;
    await sleep(REPEAT_AFTER_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}
