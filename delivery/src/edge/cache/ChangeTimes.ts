import { EVERYTHING } from 'contract/cache-tags';

/** Of more tags than this, only the latest change is remembered. */
const MAX_TAGS = 5_000;

export class ChangeTimes {
  private readonly changedAt = new Map<string, number>();
  /** When everything last changed, or more tags than can be remembered. */
  private allAt = Number.NEGATIVE_INFINITY;
  private anyAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  note(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const now = this.now();
    this.anyAt = now;
    for (const tag of tags) {
      if (tag === EVERYTHING) this.allAt = now;
      else this.changedAt.set(tag, now);
    }
    if (this.changedAt.size <= MAX_TAGS) return;
    this.allAt = now;
    this.changedAt.clear();
  }

  /** The last change of any of these tags; a page with the tag for everything is affected by every change. */
  lastChange(tags: readonly string[]): number {
    if (tags.length === 0) return Number.NEGATIVE_INFINITY;
    if (tags.includes(EVERYTHING)) return this.anyAt;
    const own = tags.map((tag) => this.changedAt.get(tag) ?? Number.NEGATIVE_INFINITY);
    return Math.max(this.allAt, ...own);
  }
}
