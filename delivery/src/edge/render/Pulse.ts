import type { HangTimer } from './HangTimer';

/** Pings a process when one of its pages is late. */
export class Pulse {
  private readonly asked = new Set<number>();

  /** @param timer time limit of the response */
  constructor(private readonly timer: HangTimer) {}

  expect(id: number): void {
    this.asked.add(id);
    this.timer.start();
  }

  /** @throws Error when there was no ping */
  onAnswer(id: number): void {
    if (!this.asked.delete(id)) throw new Error('It answers what it was not asked.');
    this.stop();
  }

  stop(): void {
    this.timer.stop();
  }
}
