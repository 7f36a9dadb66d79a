import { POINTER } from '../../store/revisionKeys';
import { nextStamp } from '../../store/revisions';
import type { Store } from '../../store/store';

/** What tells that there is something new in a store. */
interface Glance {
  /** Of the pointer to the newest revision. */
  pointer?: string | undefined;
  /** Of the revision after the one known. */
  next?: string | undefined;
}

/**
 * Tells whether a store has to be read again, for as little as can be had: a new revision shows at each look, and that the
 * store is gone or another one, as only its pointer tells, at some of them. A revision that cannot be believed is read again, too.
 */
export class HeadWatch {
  private read: Glance = {};
  private pointedAt = Number.NEGATIVE_INFINITY;
  private isDoubted = false;
  private doubtedAt = 0;

  /** @param pointerMs the pointer is looked at, and a doubted revision read, no more often, milliseconds */
  constructor(
    private readonly store: Store,
    private readonly pointerMs: number,
  ) {}

  /** The next look is at the pointer as well. */
  lookClosely(): void {
    this.pointedAt = Number.NEGATIVE_INFINITY;
  }

  /** @param known the revision that was read last; undefined when there was none */
  async hasChanged(known: number | undefined): Promise<boolean> {
    const { pointer, next } = await this.glance(known);
    // Its signatures may arrive after it, and change nothing that is looked at here.
    const mayBeWhole = this.isDoubted && performance.now() - this.doubtedAt >= this.pointerMs;
    return mayBeWhole || pointer !== this.read.pointer || next !== this.read.next;
  }

  /** @param isDoubted true when there is a revision after the one known, and it cannot be believed */
  async noteRead(known: number | undefined, isDoubted: boolean): Promise<void> {
    this.lookClosely();
    const { pointer, next } = await this.glance(known);
    // One that came meanwhile has not been read.
    this.read = { pointer, next: isDoubted ? next : undefined };
    this.isDoubted = isDoubted;
    this.doubtedAt = performance.now();
  }

  private async glance(known = 0): Promise<Glance> {
    let { pointer } = this.read;
    const now = performance.now();
    if (now - this.pointedAt >= this.pointerMs) {
      pointer = await this.store.stamp(POINTER);
      // What cannot be read is looked at until it can.
      if (pointer === this.read.pointer) this.pointedAt = now;
    }
    return { pointer, next: await nextStamp(this.store, known) };
  }
}
