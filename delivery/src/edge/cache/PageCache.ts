import { EVERYTHING } from 'contract/cache-tags';
import { LRUCache } from 'lru-cache';

import { ChangeTimes } from './ChangeTimes';

/** A rendered page with its tags: a change of these outdates it. */
export interface Made<Page> {
  page: Page;
  about: readonly string[];
}

interface Entry<Page> extends Made<Page> {
  /** When its rendering began. */
  madeAt: number;
}

interface Making<Page> {
  page: Promise<Page>;
  madeAt: number;
}

/** How long pages are cached, in milliseconds. */
interface PageLife {
  /** Until then a page is served from the cache. */
  fresh: number;
  /** Until then it is served while a new one is rendered in the background. */
  stale: number;
  /** A page younger than this is fresh regardless of changes, which bounds the work under many writes. */
  atLeast: number;
}

const DEFAULT_LIFE_MS: PageLife = { fresh: 30_000, stale: 300_000, atLeast: 100 };
const MAX_PAGES = 500; // beyond that the least recently read page is evicted

/** Cached pages by key. Concurrent requests for the same page share one rendering. */
export class PageCache<Page> {
  private readonly entries = new LRUCache<string, Entry<Page>>({ max: MAX_PAGES });
  private readonly making = new Map<string, Making<Page>>();
  private readonly changeTimes: ChangeTimes;

  constructor(
    private readonly life: PageLife = DEFAULT_LIFE_MS,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.changeTimes = new ChangeTimes(now);
  }

  async get(key: string, make: () => Promise<Made<Page>>): Promise<Page> {
    const entry = this.entries.get(key);
    if (!entry) return this.make(key, make);
    const age = this.now() - entry.madeAt;
    const changeTimes = this.isOutdated(entry.about, entry.madeAt);
    const { fresh, stale, atLeast } = this.life;

    if (age < atLeast || (age < fresh && !changeTimes)) return entry.page;
    // If the page cannot be rendered, the cached one is better than none; the next visit tries again.
    const made = this.make(key, make).catch(() => entry.page);
    return changeTimes || age >= stale ? made : entry.page;
  }

  /** These tags changed: the user who changed them expects to see it on the next page. */
  outdate(tags: readonly string[]): void {
    this.changeTimes.note(tags);
  }

  /** Whether any of a page's tags was changed since. @param madeAt when its rendering began */
  isOutdated(about: readonly string[], madeAt: number): boolean {
    return madeAt <= this.changeTimes.lastChange(about);
  }

  private make(key: string, make: () => Promise<Made<Page>>): Promise<Page> {
    const underWay = this.making.get(key);
    // Its new tags are unknown until it is rendered; most likely they are those of the previous version.
    const about = this.entries.get(key)?.about ?? [EVERYTHING];
    if (underWay && underWay.madeAt > this.changeTimes.lastChange(about)) return underWay.page;
    const madeAt = this.now();
    const made = make();
    const page = made.then((finished) => finished.page);
    const making = { page, madeAt };
    this.making.set(key, making);
    const done = () => this.making.get(key) === making && this.making.delete(key);
    made
      .then((finished) => this.entries.set(key, { ...finished, madeAt }))
      .finally(done)
      .catch(() => {});
    return page;
  }
}
