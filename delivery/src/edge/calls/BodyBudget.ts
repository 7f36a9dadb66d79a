import type { Bounds } from './bounds';
import { busy, tooMany } from './CallRefused';

/** Memory for bodies: who sends many or large ones waits for themselves. */
export class BodyBudget {
  private all = 0;
  private readonly known = new Map<string, { bodies: number; bytes: number }>();

  constructor(private readonly bounds: Pick<Bounds, 'bodiesEach' | 'bodyBytes'>) {}

  /** Room for one more body of `who`. @throws CallRefused when they send too many already */
  open(who: string): OpenBody {
    const mine = this.known.get(who) ?? { bodies: 0, bytes: 0 };
    if (mine.bodies >= this.bounds.bodiesEach) throw tooMany();
    this.known.set(who, mine);
    mine.bodies += 1;
    let taken = 0;
    let open = true;
    return {
      take: (bytes) => {
        const { all, each } = this.bounds.bodyBytes;
        if (mine.bytes + bytes > each) throw tooMany();
        if (this.all + bytes > all) throw busy();
        taken += bytes;
        mine.bytes += bytes;
        this.all += bytes;
      },
      close: () => {
        if (!open) return;
        open = false;
        mine.bytes -= taken;
        this.all -= taken;
        mine.bodies -= 1;
        if (mine.bodies === 0) this.known.delete(who);
      },
    };
  }
}

/** What is held of one body. */
export interface OpenBody {
  /** @throws CallRefused when there is no room for so many more bytes */
  take(bytes: number): void;
  /** Gives all of it back; a second time does nothing. */
  close(): void;
}
