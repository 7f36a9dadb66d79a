import type { HangTimer } from './HangTimer';

/** Asks a process whether it still responds, when one of its pages is late. */
export class Pulse {
  private readonly asked = new Set<number>();

  /** @param timer until it must have answered */
  constructor(private readonly timer: HangTimer) {}

  expect(id: number): void {
    this.asked.add(id);
    this.timer.start();
  }

  /** @throws Error when it was not asked */
  onAnswer(id: number): void {
    if (!this.asked.delete(id)) throw new Error('It answers what it was not asked.');
    this.stop();
  }

  stop(): void {
    this.timer.stop();
  }
}
