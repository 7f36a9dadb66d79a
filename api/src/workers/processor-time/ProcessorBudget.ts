/** The processor time that jobs of one process may still use. */
export class ProcessorBudget {
  private readonly ends = new Map<number, number>();

  /** @param used processor time of the whole process so far, milliseconds */
  constructor(private readonly used: () => number) {}

  /** @param limit milliseconds of processor time from now on */
  begin(job: number, limit: number): void {
    this.ends.set(job, this.used() + limit);
  }

  end(job: number): void {
    this.ends.delete(job);
  }

  /** Whether no job is watched. */
  get isIdle(): boolean {
    return this.ends.size === 0;
  }

  /** Whether a job has exceeded its limit. */
  get isSpent(): boolean {
    const used = this.used();
    return [...this.ends.values()].some((end) => used >= end);
  }
}
