import type { BodyBounds } from './bounds';
import { busy, tooMany } from './CallRefused';

/** Memory for bodies of one kind: who sends many or large ones waits for themselves. */
export class BodyBudget {
  private all = 0;
  private readonly known = new Map<string, { open: number; arriving: number; bytes: number }>();

  /** @param arrivingEach how many one address may be sending at a time */
  constructor(
    private readonly limits: BodyBounds['held'],
    private readonly arrivingEach: number,
  ) {}

  /** Room for one more body of `who`. @throws CallRefused when they send too many already */
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

/** What is held of one body. */
export interface OpenBody {
  /** @throws CallRefused when there is no room for so many more bytes */
  take(bytes: number): void;
  /** It is here as a whole: its sender may send others, whatever becomes of the call. */
  arrived(): void;
  /** Gives all of it back; a second time does nothing. */
  close(): void;
}
