/** How often the time limit of a process without processor time is extended. */
const MAX_EXTENSIONS = 4;

interface HangLimits {
  /** Milliseconds until the process is checked. */
  elapsed: number;
  /** Processor time in milliseconds that it must have used in that time to count as hanging. */
  processor: number;
  /** Processor time in milliseconds that it has used so far; undefined where unknown. */
  spent(): number | undefined;
}

/**
 * Distinguishes a hanging process from one that waits on a busy machine: a process without processor time gets an
 * extension. The number of extensions is limited, because a process can also hang while it sleeps.
 */
export class HangTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: HangLimits,
    private readonly onHang: () => void,
  ) {}

  /** Does nothing while it is running. */
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

/** For a process that starts and runs both builds. @param limit of a page, in milliseconds */
export const bootTimer = (limit: number, spent: Spent, onHang: () => void) =>
  new HangTimer({ elapsed: 8 * limit, processor: limit, spent }, onHang);

/** Waits for the response of a process that was pinged because a page is late: without one it is in an endless loop. */
export class Pulse extends HangTimer {
  private readonly asked = new Set<number>();

  /** @param limit of a page, in milliseconds */
  constructor(limit: number, spent: Spent, onHang: () => void) {
    super({ elapsed: limit / 4, processor: limit / 8, spent }, onHang);
  }

  expect(id: number): void {
    this.asked.add(id);
    this.start();
  }

  /** @throws Error when there was no ping */
  onAnswer(id: number): void {
    if (!this.asked.delete(id)) throw new Error('It answers what it was not asked.');
    this.stop();
  }
}
