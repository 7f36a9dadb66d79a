import type { BodyBounds } from './bounds';
import { busy, tooMany } from './CallRefused';
import { Counts } from './Counts';

/** Memory for request bodies of one kind: a client that sends many or large ones waits only for itself. */
export class BodyBudget {
  private readonly arriving = new Counts();
  private readonly bytes = new Counts();

  /** @param arrivingEach how many bodies one address may be sending at a time */
  constructor(
    private readonly limits: BodyBounds['held'],
    private readonly arrivingEach: number,
  ) {}

  /** Reserves one more body of `who`. @throws CallRefused when it is sending too many already */
  open(who: string): OpenBody {
    if (this.arriving.of(who) >= this.arrivingEach) throw tooMany();
    this.arriving.change(who, 1);
    let taken = 0;
    let open = true;
    let arriving = true;
    const arrived = () => {
      if (arriving) this.arriving.change(who, -1);
      arriving = false;
    };
    return {
      arrived,
      take: (bytes) => {
        const { all, each } = this.limits;
        if (this.bytes.of(who) + bytes > each) throw tooMany();
        if (this.bytes.all + bytes > all) throw busy();
        taken += bytes;
        this.bytes.change(who, bytes);
      },
      close: () => {
        if (!open) return;
        open = false;
        arrived();
        this.bytes.change(who, -taken);
      },
    };
  }
}

export interface OpenBody {
  /** @throws CallRefused when there is no memory for this many more bytes */
  take(bytes: number): void;
  /** The body is complete: its sender may send others while the call is still running. */
  arrived(): void;
  /** Releases all its memory; calling it again has no effect. */
  close(): void;
}
