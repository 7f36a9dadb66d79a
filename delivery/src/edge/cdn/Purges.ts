import { setTimeout as sleep } from 'node:timers/promises';

import type { SharedCache } from './SharedCache';

export const DOCUMENTS = 'documents';

/** Time between a purge and its repetition, and between a failed purge and the next attempt, in milliseconds. */
const REPEAT_AFTER_MS = 1_000;
/** With more tags than this at once, all documents are purged. */
const MAX_TAGS = 1_000;

/**
 * Purges documents from the cache in front of the edges. Each purge is repeated once, because a document that was in
 * transit during the first one is stored after it. Failed purges are retried until they succeed.
 */
export class Purges {
  private readonly waiting = new Map<string, number>();
  private readonly stopped = new AbortController();
  private isRunning = false;
  private hasFailed = false;
  private done = 0;
  private failed = 0;

  /** @param onTrouble called with the first of several consecutive failures */
  constructor(
    private readonly cache: Pick<SharedCache, 'purge'>,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** These tags changed: documents with them must be purged. */
  add(tags: readonly string[], times = 2): void {
    if (this.stopped.signal.aborted) return;
    for (const tag of tags) this.waiting.set(tag, Math.max(times, this.waiting.get(tag) ?? 0));
    if (this.waiting.size > MAX_TAGS) {
      this.waiting.clear();
      this.waiting.set(DOCUMENTS, 2);
    }
    if (!this.isRunning) void this.run();
  }

  /** True while the cache may contain outdated documents: no further ones may be stored then. */
  get isBehind(): boolean {
    return this.hasFailed;
  }

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
