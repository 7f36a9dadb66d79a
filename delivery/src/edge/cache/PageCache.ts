import { EVERYTHING } from 'contract/cache-tags';
import { LRUCache } from 'lru-cache';

import { ChangeTimes } from './ChangeTimes';

/** A finished page, and the tags of what it is about: a change of those outdates it. */
export interface Made<Page> {
  page: Page;
  about: readonly string[];
}

interface Entry<Page> extends Made<Page> {
  /** When its making began. */
  madeAt: number;
}

interface Making<Page> {
  page: Promise<Page>;
  madeAt: number;
}

/** How long pages live, milliseconds. */
export interface PageLife {
  /** Until then a page is simply served. */
  fresh: number;
  /** Until then it is served while another one is made behind it. */
  stale: number;
  /** A page younger than this is fresh whatever was written: bounds the work under many writes. */
  atLeast: number;
}

const DEFAULT_LIFE_MS: PageLife = { fresh: 30_000, stale: 300_000, atLeast: 100 };
const MAX_PAGES = 500; // the one unread for longest goes first

/** Finished pages by key. Of several who want the same page at once, one makes it. */
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
    // When no new page can be had, the one at hand is better than none; the next visit tries again.
    const made = this.make(key, make).catch(() => entry.page);
    return changeTimes || age >= stale ? made : entry.page;
  }

  /** These were changed: whoever changed them wants to see it on the next page. */
  outdate(tags: readonly string[]): void {
    this.changeTimes.note(tags);
  }

  /** Whether any of what a page is about was changed since. @param madeAt when its making began */
  isOutdated(about: readonly string[], madeAt: number): boolean {
    return madeAt <= this.changeTimes.lastChange(about);
  }

  private make(key: string, make: () => Promise<Made<Page>>): Promise<Page> {
    const underWay = this.making.get(key);
    // What it will be about is known when it is there; most likely what it was about before.
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
