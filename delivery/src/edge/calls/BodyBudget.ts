import type { BodyBounds } from './bounds';
import { busy, tooMany } from './CallRefused';

/** Memory for request bodies of one kind: a client that sends many or large ones waits only for itself. */
export class BodyBudget {
  private all = 0;
  private readonly known = new Map<string, { open: number; arriving: number; bytes: number }>();

  /** @param arrivingEach how many bodies one address may be sending at a time */
  constructor(
    private readonly limits: BodyBounds['held'],
    private readonly arrivingEach: number,
  ) {}

  /** Reserves one more body of `who`. @throws CallRefused when it is sending too many already */
  open(who: string): OpenBody {
    const mine = this.known.get(who) ?? { open: 0, arriving: 0, bytes: 0 };
    if (mine.arriving >= this.arrivingEach) throw tooMany();
    this.known.set(who, mine);
    mine.open += 1;
    mine.arriving += 1;
    let taken = 0;
    let open = true;
    let arriving = true;
    const arrived = () => {
      if (arriving) mine.arriving -= 1;
      arriving = false;
    };
    return {
      arrived,
      take: (bytes) => {
        const { all, each } = this.limits;
        if (mine.bytes + bytes > each) throw tooMany();
        if (this.all + bytes > all) throw busy();
        taken += bytes;
        mine.bytes += bytes;
        this.all += bytes;
      },
      close: () => {
        if (!open) return;
        open = false;
        arrived();
        mine.bytes -= taken;
        this.all -= taken;
        mine.open -= 1;
        if (mine.open === 0) this.known.delete(who);
      },
    };
  }
}

/** The memory reserved for one body. */
export interface OpenBody {
  /** @throws CallRefused when there is no memory for this many more bytes */
  take(bytes: number): void;
  /** The body is complete: its sender may send others while the call is still running. */
  arrived(): void;
  /** Releases all its memory; calling it again has no effect. */
  close(): void;
}
