import type { RenderedPage } from 'contract/page';
import { Deferred } from './Deferred';
import { NotReady } from './faults';

/** More pages at once are not started: the client-rendered document is quicker. */
const MAX_AT_ONCE = 32;
/** With this many abandoned pages the process is restarted. */
const MAX_ABANDONED = 256;
/** A page with more reads than this reads data that it does not show. */
const MAX_READS = 64;

interface Asked {
  page: Deferred<RenderedPage>;
  /** Headers that identify the visitor for whom it reads. */
  proof: Record<string, string>;
  reads: number;
  isLate: boolean;
}

/** The pages that a render process was asked for: it may send messages about no others. */
export class PagesUnderWay {
  private readonly asked = new Map<number, Asked>();
  private last = 0;
  private late = 0;

  /** @throws NotReady when too many are running */
  add(proof: Asked['proof'], limit: number, onLate: (id: number) => void) {
    if (this.asked.size - this.late >= MAX_AT_ONCE)
      throw new NotReady('Too many pages are being rendered.');
    const id = ++this.last;
    const page = new Deferred<RenderedPage>({ after: limit, tell: () => onLate(id) });
    this.asked.set(id, { page, proof, reads: 0, isLate: false });
    return { id, page: page.promise };
  }

  /** The request for it has ended, but its response may still arrive. */
  abandon(id: number, error: Error): void {
    const asked = this.of(id);
    asked.isLate = true;
    this.late += 1;
    asked.page.reject(error);
  }

  get hasManyAbandoned(): boolean {
    return this.late > MAX_ABANDONED;
  }

  /** @throws Error when it was not asked for */
  settle(id: number, outcome: RenderedPage | Error): void {
    const asked = this.of(id);
    this.asked.delete(id);
    if (asked.isLate) this.late -= 1;
    else if (outcome instanceof Error) asked.page.reject(outcome);
    else asked.page.resolve(outcome);
  }

  /**
   * @returns the visitor for whom a page reads; undefined when its request has ended @throws Error when it may not read
   */
  readsFor(id: number): Asked['proof'] | undefined {
    const asked = this.of(id);
    asked.reads += 1;
    if (asked.reads > MAX_READS) throw new Error('A page reads without end.');
    return asked.isLate ? undefined : asked.proof;
  }

  rejectAll(error: Error): void {
    for (const id of [...this.asked.keys()]) this.settle(id, error);
  }

  private of(id: number): Asked {
    const asked = this.asked.get(id);
    if (!asked) throw new Error(`Nobody has asked for page ${id}.`);
    return asked;
  }
}
