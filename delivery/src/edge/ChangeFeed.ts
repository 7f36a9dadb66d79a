import { EVERYTHING, PAGE_CHANGES_PATH, type PageChanges } from 'contract/cache-tags';
import type { ClientProofs } from 'server-kit/client-address';
import { z } from 'zod';

import { withTimeout } from './render/Deferred';

/** From the end of one request to the next. */
const POLL_INTERVAL_MS = 500;
const ANSWER_TIMEOUT_MS = 3_000;
const WRITE_CATCH_UP_MS = 1_000;

const pageChanges: z.ZodType<PageChanges> = z.object({
  next: z.string(),
  changes: z.array(z.object({ id: z.number(), tag: z.string() })),
});

interface Deps {
  apiUrl: string;
  proofs: ClientProofs;
  onChange(tags: readonly string[]): void;
}

/**
 * Follows all changes in the api, by whatever cause: a call through another edge, a job, a staff command. An edge that
 * was disconnected for a while receives what it missed, or the information that it missed too much.
 */
export class ChangeFeed {
  private cursor: string | undefined;
  /** Ids of changes in the last response, which may be repeated. */
  private received = new Set<number>();
  private asking: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasStopped = false;
  /** False while the api cannot report changes. */
  isUpToDate = false;

  constructor(private readonly deps: Deps) {}

  start(): void {
    const ask = () =>
      void this.catchUp()
        .catch(() => {})
        .then(again);
    const again = () => {
      if (!this.hasStopped) this.timer = setTimeout(ask, POLL_INTERVAL_MS);
    };
    ask();
  }

  stop(): void {
    this.hasStopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Resolves when all changes up to now were received. Callers that arrive during a request share the next one.
   * @throws Error when the api cannot report them
   */
  catchUp(): Promise<void> {
    this.waiting ??= this.asking
      .catch(() => {})
      .then(() => {
        this.waiting = undefined;
        this.asking = this.ask();
        return this.asking;
      });
    return this.waiting;
  }

  /**
   * A call through this edge changed something, and its caller expects to see it on the next page.
   * @param tags those that the call itself reports, in case the feed is unavailable
   */
  async onWrite(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    await withTimeout(this.catchUp(), WRITE_CATCH_UP_MS).catch(() => this.deps.onChange(tags));
  }

  private async ask(): Promise<void> {
    const { next, changes } = await this.read().catch((error) => {
      this.isUpToDate = false;
      throw error;
    });
    const isFirst = this.cursor === undefined;
    const news = changes.filter(({ id, tag }) => tag === EVERYTHING || !this.received.has(id));
    this.received = new Set(changes.map(({ id }) => id));
    this.cursor = next;
    this.isUpToDate = true;
    // Pages that were rendered before the first response may be older than it.
    this.deps.onChange(isFirst ? [EVERYTHING] : [...new Set(news.map(({ tag }) => tag))]);
  }

  private async read(): Promise<PageChanges> {
    const { apiUrl, proofs } = this.deps;
    const since = this.cursor === undefined ? '' : `?since=${this.cursor}`;
    const answer = await fetch(`${apiUrl}${PAGE_CHANGES_PATH}${since}`, {
      headers: { accept: 'application/json', ...proofs.prove('127.0.0.1') },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The api answers ${answer.status} when asked for changes.`);
    return pageChanges.parse(await answer.json());
  }
}
