import { POINTER } from '../../store/revisionKeys';
import { nextStamp } from '../../store/revisions';
import type { Store } from '../../store/store';

/** The signs of a change in a store. */
interface Glance {
  /** Version of the pointer to the newest revision. */
  pointer?: string | undefined;
  /** Version of the revision after the known one. */
  next?: string | undefined;
}

/**
 * Decides cheaply whether a store has to be read again. Every check notices a new revision. Only some checks read the
 * pointer, which shows that the store is missing or replaced. A revision that could not be verified is also read again.
 */
export class HeadWatch {
  private read: Glance = {};
  private pointedAt = Number.NEGATIVE_INFINITY;
  private isDoubted = false;
  private doubtedAt = 0;

  /**
   * @param pointerMs minimum interval for reading the pointer and for rereading an unverified revision, in milliseconds
   */
  constructor(
    private readonly store: Store,
    private readonly pointerMs: number,
  ) {}

  /** The next check also reads the pointer. */
  lookClosely(): void {
    this.pointedAt = Number.NEGATIVE_INFINITY;
  }

  /** @param known the revision that was read last; undefined when there was none */
  async hasChanged(known: number | undefined): Promise<boolean> {
    const { pointer, next } = await this.glance(known);
    // Its signatures may arrive later, and they change nothing that is checked here.
    const mayBeWhole = this.isDoubted && performance.now() - this.doubtedAt >= this.pointerMs;
    return mayBeWhole || pointer !== this.read.pointer || next !== this.read.next;
  }

  /** @param isDoubted true when there is a later revision that could not be verified */
  async noteRead(known: number | undefined, isDoubted: boolean): Promise<void> {
    this.lookClosely();
    const { pointer, next } = await this.glance(known);
    // A revision that arrived in the meantime has not been read.
    this.read = { pointer, next: isDoubted ? next : undefined };
    this.isDoubted = isDoubted;
    this.doubtedAt = performance.now();
  }

  private async glance(known = 0): Promise<Glance> {
    let { pointer } = this.read;
    const now = performance.now();
    if (now - this.pointedAt >= this.pointerMs) {
      pointer = await this.store.stamp(POINTER);
      // An unreadable store is checked until it can be read.
      if (pointer === this.read.pointer) this.pointedAt = now;
    }
    return { pointer, next: await nextStamp(this.store, known) };
  }
}
