interface Entry<Page> {
  page: Page;
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

const LIFE: PageLife = { fresh: 30_000, stale: 300_000, atLeast: 100 };
const LIMIT = 500; // pages

/** Finished pages by key. Of several who want the same page at once, one makes it. */
export class PageCache<Page> {
  private readonly entries = new Map<string, Entry<Page>>();
  private readonly making = new Map<string, Making<Page>>();
  private writtenAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly life: PageLife = LIFE,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(key: string, make: () => Promise<Page>): Promise<Page> {
    const entry = this.entries.get(key);
    if (!entry) return this.make(key, make);
    const age = this.now() - entry.madeAt;
    const outdated = entry.madeAt <= this.writtenAt;
    const { fresh, stale, atLeast } = this.life;

    if (age < atLeast || (age < fresh && !outdated)) return entry.page;
    // When no new page can be had, the one at hand is better than none; the next visit tries again.
    const made = this.make(key, make).catch(() => entry.page);
    return outdated || age >= stale ? made : entry.page;
  }

  /** Something was written: whoever wrote it wants to see it on the next page. */
  outdate(): void {
    this.writtenAt = this.now();
  }

  private make(key: string, make: () => Promise<Page>): Promise<Page> {
    const underWay = this.making.get(key);
    if (underWay && underWay.madeAt > this.writtenAt) return underWay.page;
    const madeAt = this.now();
    const page = make();
    const making = { page, madeAt };
    this.making.set(key, making);
    const done = () => this.making.get(key) === making && this.making.delete(key);
    page
      .then((finished) => this.keep(key, { page: finished, madeAt }))
      .finally(done)
      .catch(() => {});
    return page;
  }

  private keep(key: string, entry: Entry<Page>): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > LIMIT && oldest !== undefined) this.entries.delete(oldest);
  }
}
