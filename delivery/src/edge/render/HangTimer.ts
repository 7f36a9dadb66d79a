/** How often the time is given once more to a process that had no processor. */
const MAX_EXTENSIONS = 4;

interface HangLimits {
  /** Milliseconds until it is looked at. */
  elapsed: number;
  /** Milliseconds of a processor that it must have had meanwhile to be hanging. */
  processor: number;
  /** Milliseconds of a processor that it has had until now; undefined where nobody tells. */
  spent(): number | undefined;
}

/**
 * Tells a process that hangs from one that a busy machine lets wait: who had no processor gets the
 * time once more. It is not given for ever, because a process can also hang asleep.
 */
export class HangTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: HangLimits,
    private readonly onHang: () => void,
  ) {}

  /** Does nothing while it runs. */
  start(): void {
    if (this.timer) return;
    this.wait(this.limits.spent(), 1);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(before: number | undefined, times: number): void {
    const { elapsed, processor, spent } = this.limits;
    this.timer = setTimeout(() => {
      const now = spent();
      const isStarved =
        before !== undefined &&
        now !== undefined &&
        now - before < processor &&
        times < MAX_EXTENSIONS;
      if (isStarved) return this.wait(before, times + 1);
      this.stop();
      this.onHang();
    }, elapsed);
  }
}

type Spent = HangLimits['spent'];

/** Of a process that starts and runs both builds. @param limit of a page, milliseconds */
export const bootTimer = (limit: number, spent: Spent, onHang: () => void) =>
  new HangTimer({ elapsed: 8 * limit, processor: limit, spent }, onHang);

/** Of a process that was asked whether it responds: one that does not is caught in a loop. */
export const pongTimer = (limit: number, spent: Spent, onHang: () => void) =>
  new HangTimer({ elapsed: limit / 4, processor: limit / 8, spent }, onHang);
