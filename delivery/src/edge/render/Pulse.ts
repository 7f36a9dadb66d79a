/** Asks a process whether it still hears, when one of its pages is late. */
export class Pulse {
  private readonly asked = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param within milliseconds for an answer; @param onNone told when there was none */
  constructor(
    private readonly within: number,
    private readonly onNone: () => void,
  ) {}

  expect(id: number): void {
    this.asked.add(id);
    this.timer ??= setTimeout(this.onNone, this.within);
  }

  /** @throws Error when it was not asked */
  hear(id: number): void {
    if (!this.asked.delete(id)) throw new Error('It answers what it was not asked.');
    this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
